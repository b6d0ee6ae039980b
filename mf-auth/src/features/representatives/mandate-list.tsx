import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Mandate, MandateStep } from '@registrar/domain/calls/representatives';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex } from '@registrar/ui';
import { RemarksDialog, DatePair, InstantPair, ConfirmDialog } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { useNameOf } from './in-language';
import { useTakeStep, type MandatePlace } from './mandates';
import styles from './representatives.module.css';

interface MandateListProps {
  readonly place: MandatePlace;
  readonly mandates: readonly Mandate[];
  readonly empty: string;
}

interface Asked {
  readonly mandate: Mandate;
  readonly step: MandateStep;
}

/** Mandates, those that stand or wait first, each with what the reader may do about it. */
export function MandateList({ place, mandates, empty }: MandateListProps) {
  const { t } = useTranslation();
  const takeStep = useTakeStep(place);
  const partyOf = usePartyOf(place);
  const [asked, setAsked] = useState<Asked>();
  if (mandates.length === 0) return <p style={{ marginBlock: 0 }}>{empty}</p>;
  const inOrder = [...mandates].sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const confirm = async (remark?: string) => {
    if (asked === undefined) return;
    await takeStep.mutateAsync({ mandateId: asked.mandate.id, step: asked.step, remark });
    setAsked(undefined);
  };
  const side = place === 'own' ? 'intermediary' : 'company';
  const dialog = asked && {
    open: true,
    title: t(`mandate.step.${asked.step}Title`, { name: partyOf(asked.mandate) }),
    confirmLabel: t(`mandate.step.${asked.step}`),
    onCancel: () => setAsked(undefined),
    children: <p>{t(`mandate.means.${side}.${asked.step}`)}</p>,
  };
  return (
    <>
      <ul className={styles['list']}>
        {inOrder.map((mandate) => (
          <li key={mandate.id} className={styles['row']}>
            <MandateFacts mandate={mandate} party={partyOf(mandate)} place={place} />
            <Flex wrap gap="small">
              {mandate.steps.map((step) => (
                <Button
                  key={step}
                  type={step === 'accept' ? 'primary' : 'default'}
                  danger={step !== 'accept'}
                  aria-label={`${t(`mandate.step.${step}`)}: ${partyOf(mandate)}`}
                  onClick={() => setAsked({ mandate, step })}
                >
                  {t(`mandate.step.${step}`)}
                </Button>
              ))}
            </Flex>
          </li>
        ))}
      </ul>
      {dialog && asked.step === 'accept' ? <ConfirmDialog {...dialog} onConfirm={() => confirm()} /> : null}
      {dialog && asked.step !== 'accept' ? (
        <RemarksDialog {...dialog} destructive remark="required" onConfirm={({ remark }) => confirm(remark)} />
      ) : null}
    </>
  );
}

const ASKED_BY = {
  COMPANY: 'mandate.askedByCompany',
  INTERMEDIARY: 'mandate.askedByIntermediary',
  OFFICE: 'mandate.askedByOffice',
} as const;

function MandateFacts({
  mandate,
  party,
  place,
}: {
  readonly mandate: Mandate;
  readonly party: string;
  readonly place: MandatePlace;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const processes = mandate.processes?.map((key) => (everyProcess.has(key) ? everyProcess.name(key)[language] : key));
  return (
    <div className={styles['who']}>
      <div className={styles['name']}>
        {party}
        <Tag>{t(`mandate.state.${mandate.state}`)}</Tag>
      </div>
      <div className={styles['facts']}>
        {place === 'own' ? t('mandate.regNo', { regNo: mandate.company.regNo }) : mandate.email}
        <br />
        {processes === undefined ? t('mandate.allProcesses') : processes.join(', ')}
        <br />
        {mandate.since === null || mandate.askedBy === 'OFFICE' ? (
          <>
            {t(ASKED_BY[mandate.askedBy])} <InstantPair at={mandate.createdAt} inline />
          </>
        ) : (
          <>
            <Trans t={t} i18nKey="people.since" components={{ day: <DatePair day={mandate.since} inline /> }} />
          </>
        )}
        {mandate.until === null ? null : (
          <>
            <br />
            {t('mandate.until')}: <DatePair day={mandate.until} inline />
          </>
        )}
        {mandate.note === null ? null : <div>{t('mandate.noteIs', { note: mandate.note })}</div>}
        {mandate.remark === null ? null : <div>{t('mandate.reasonIs', { reason: mandate.remark })}</div>}
      </div>
    </div>
  );
}

/** The other side: the company for an intermediary, the intermediary for a company. */
function usePartyOf(place: MandatePlace): (mandate: Mandate) => string {
  const nameOf = useNameOf();
  return ({ company, intermediary, email }) =>
    place === 'own' ? nameOf(company) : intermediary === null ? email : nameOf(intermediary);
}

function isOver({ state }: Mandate): boolean {
  return state !== 'PENDING' && state !== 'ACCEPTED';
}
