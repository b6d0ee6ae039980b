import type { ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  applicationStatuses,
  whoseTurn,
  type ApplicationStatus,
} from '@registrar/domain/enumerations/application-status';
import { reasonCodes } from '@registrar/domain/transitions';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { DatePair } from '../../base/dates/date-pair';
import { statusTone } from '../../base/status/status-tone';
import { TurnLabel } from '../../base/status/turn-label';
import styles from './status.module.css';
import { useFilingWords } from '../filing/filing-words';

/** Statuses with a sentence of their own; of any other its name says enough. */
const EXPLAINED = [
  'UNDER_GROUP_APPROVAL',
  'SUBMITTED',
  'IN_PROCESS',
  'SEND_FOR_CORRECTION',
  'ADDITIONAL_DOCUMENT_REQUESTED',
  'ADDITIONAL_DOCUMENT_SUBMITTED',
  'VERIFY',
  'SENT_FOR_COMMITTEE',
  'BACK_FOR_REVIEW',
  'APPROVED',
  'CORRECTION_REQUESTED',
  'REJECTED',
] as const satisfies readonly ApplicationStatus[];
/** In words of its own; of another one only its name is told. */
const explained = (status: string) => EXPLAINED.find((known) => known === status);

/** What the status means, whose turn it is, what comes next and by when; where it was refused or sent back: why. */
export function WhereItStands({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { status } = detail;
  const last = detail.history.findLast(({ to, from }) => to === status && from !== to);
  // what was approved before is not told as if it had never been
  const told = last?.action === 'revoke' ? 'REVOKED' : explained(status);
  const isToPay =
    told !== undefined && told !== 'REVOKED' && detail.turn === 'APPLICANT' && whoseTurn(told) !== 'APPLICANT';
  // what is decided stays decided while its fee is paid
  const known = isToPay && whoseTurn(told) !== 'NOBODY' ? 'TO_PAY' : told;
  const due = detail.dueOn ?? detail.decisionDueOn;
  return (
    <Alert
      type={statusTone(status)}
      showIcon
      style={{ marginBlockEnd: 20, alignItems: 'flex-start' }}
      title={<strong>{known ? t(`status.${known}.meaning`) : applicationStatuses.name(status)[language]}</strong>}
      description={
        <dl className={styles['facts']}>
          {last?.reasonCode == null ? null : (
            <Fact term={t('status.reason')}>{reasonCodes.name(last.reasonCode)[language]}</Fact>
          )}
          {last?.remark == null ? null : <Fact term={t('status.remark')}>{last.remark}</Fact>}
          {detail.turn === 'NOBODY' ? null : (
            <Fact term={t('status.turn')}>
              <TurnLabel turn={detail.turn} own />
            </Fact>
          )}
          {known ? <Fact term={t('status.nextTitle')}>{t(`status.${isToPay ? 'TO_PAY' : known}.next`)}</Fact> : null}
          {due == null ? null : (
            <Fact term={t('status.byWhen')}>
              <DatePair day={due} inline />
            </Fact>
          )}
        </dl>
      }
    />
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
