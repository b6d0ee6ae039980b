import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { reasonCodes } from '@registrar/domain/transitions';
import { useLanguage } from '@registrar/runtime';
import { Alert, localName } from '@registrar/ui';
import { DatePair, TurnLabel } from '@registrar/ui/components';
import { lastStep, type Standing } from './standing';
import { standingTone } from './status-tone';
import styles from './reservation.module.css';

/** What the status means, whose turn it is, what comes next and by when; where it was refused: why. */
export function WhereItStands({
  detail,
  standing,
}: {
  readonly detail: ApplicationDetail;
  readonly standing: Standing;
}) {
  const { t } = useTranslation();
  return (
    <Alert
      type={standingTone(detail.status, standing)}
      showIcon
      style={{ marginBlockEnd: 20, alignItems: 'flex-start' }}
      title={<strong>{t(meaningOf(standing))}</strong>}
      description={
        <dl className={styles['standing']}>
          <Grounds detail={detail} />
          {detail.turn === 'NOBODY' ? null : (
            <>
              <dt>{t('standing.turn')}</dt>
              <dd>
                <TurnLabel turn={detail.turn} own />
              </dd>
            </>
          )}
          <dt>{t('standing.next')}</dt>
          <dd>{t(`standing.${standing}.next`)}</dd>
          <ByWhen detail={detail} standing={standing} />
        </dl>
      }
    />
  );
}

/**
 * With a parent company in it, a status says more: whose rejection it was, and who had verified before it came to the
 * office.
 */
function meaningOf(standing: Standing): string {
  if (standing === 'PARENT_REFUSED') return 'statusMeaning.REJECTED_BY_PARENT';
  return standing === 'PARENT_CONSENTED' ? 'statusMeaning.VERIFIED_BY_PARENT' : `standing.${standing}.meaning`;
}

/** The reason of the Act and the remark of whoever decided; also of a consent or an approval that came with one. */
function Grounds({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const step = lastStep(detail);
  if (step === undefined || (step.remark === null && step.reasonCode === null)) return null;
  // the parent company's answer stands in its own note
  if (step.remark !== null && step.remark === detail.group?.answer?.remark) return null;
  return (
    <>
      {step.reasonCode === null ? null : (
        <>
          <dt>{t('standing.reason')}</dt>
          <dd>{reasonCodes.name(step.reasonCode)[language]}</dd>
        </>
      )}
      {step.remark === null ? null : (
        <>
          <dt>{t('standing.remarkOf', { name: localName(step.actor, language) })}</dt>
          <dd>{step.remark}</dd>
        </>
      )}
    </>
  );
}

function ByWhen({
  detail: { decisionDueOn, reservation },
  standing,
}: {
  readonly detail: ApplicationDetail;
  readonly standing: Standing;
}) {
  const { t } = useTranslation();
  const day = standing === 'APPROVED' ? reservation?.formDueOn : decisionDueOn;
  if (day === undefined || day === null) return null;
  return (
    <>
      <dt>{t('standing.byWhen')}</dt>
      <dd>
        <DatePair day={day} inline />
      </dd>
    </>
  );
}
