import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicParts } from '@registrar/domain/register';
import { Alert, FormSkeleton } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import {
  useApplicationCache,
  ownForm,
  StepActions,
  StepHeading,
  useWizard,
  type StepProps,
} from '@registrar/ui/filing';
import { useOfferedReservations, useTakeReservation } from './offered-reservations';
import { OwnNameForm } from './own-name-form';
import { OfferedNames, TakenName } from './reserved-names';
import styles from './new-name.module.css';

const SECTION = 'NAME_DETAILS';
const OwnName = ownForm(SECTION, OwnNameForm);

type Way = 'OWN' | 'RESERVED';

/** Two ways to a new name: written and checked here, or that of a reservation, which nobody writes over. */
export function NewNameStep(props: StepProps) {
  const { detail, stepKey, onDone, onBack } = props;
  const { t } = useTranslation();
  const { saveStep } = useWizard();
  const cache = useApplicationCache();
  const offered = useOfferedReservations(detail);
  const take = useTakeReservation(detail);
  const taken = detail.fromReservation ?? undefined;
  const [way, setWay] = useState<Way>(taken ? 'RESERVED' : 'OWN');
  const [missing, setMissing] = useState(false);
  const present = publicParts.NAME.safeParse(
    detail.filedCompany?.parts.find(({ aspect }) => aspect === 'NAME')?.data,
  ).data;
  const choices = offered.data?.reservations ?? [];

  const write = async (reservationId: string | null) => {
    // what is typed is saved first: over it, or over nothing, comes the reserved name
    if (!(await saveStep())) return;
    const version = (cache.known(detail.id) ?? detail).sections.find(({ key }) => key === SECTION)?.version ?? 0;
    await take.mutateAsync({ reservationId, version }).then(
      () => setMissing(false),
      () => undefined,
    );
  };
  const chooseWay = (next: Way) => {
    setWay(next);
    setMissing(false);
    if (next === 'OWN' && taken) void write(null);
  };
  return (
    <>
      <StepHeading stepKey={stepKey}>{t('newName.lead')}</StepHeading>
      {present ? (
        <p className={styles['present']}>
          {t('newName.present')} <strong lang="ne">{present.nameNepali}</strong> ·{' '}
          <span lang="en">{present.nameEnglish}</span>
        </p>
      ) : null}
      {choices.length === 0 && !taken ? null : (
        <Radio.Group
          className={styles['ways']}
          aria-label={t('newName.way')}
          value={way}
          onChange={({ target }) => chooseWay(target.value === 'RESERVED' ? 'RESERVED' : 'OWN')}
          disabled={take.isPending}
        >
          <Radio value="OWN">{t('newName.own')}</Radio>
          <Radio value="RESERVED">{t('newName.reserved')}</Radio>
        </Radio.Group>
      )}
      {way === 'OWN' ? (
        taken || take.isPending ? (
          <FormSkeleton />
        ) : (
          <OwnName {...props} />
        )
      ) : (
        <>
          {missing && !taken ? (
            <Alert type="error" showIcon role="alert" className={styles['present']} title={t('newName.chooseOne')} />
          ) : null}
          {taken ? (
            <TakenName reservation={taken} />
          ) : (
            <OfferedNames offered={choices} busy={take.isPending} onTake={(id) => void write(id)} />
          )}
          <StepActions
            onBack={onBack}
            busy={take.isPending}
            onContinue={() => (taken ? void onDone() : setMissing(true))}
          />
        </>
      )}
    </>
  );
}
