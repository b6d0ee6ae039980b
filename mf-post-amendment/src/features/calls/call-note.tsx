import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { PortalLink, useSession } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { officeCallAddress, ownCallAddress } from './call-address';
import styles from './calls.module.css';
import { useCall } from './explanation-calls';

/** The call that an answer answers. */
export const useCallOf = ({ subject }: ApplicationDetail) =>
  useCall(subject?.kind === 'PROCEEDING' ? subject.id : undefined);

/** What an answer answers: above the answer, wherever it is written or read. */
export function CallNote({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const staff = useSession()?.kind !== 'applicant';
  const call = useCallOf(detail).data;
  if (call === undefined) return null;
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 16, alignItems: 'flex-start' }}
      title={
        <>
          {call.number}: {call.subject}
        </>
      }
      description={
        <>
          <p className={styles['text']}>{call.text}</p>
          <div>
            {t('calls.answerBy')}: <DatePair day={call.answerBy} inline />
          </div>
          <PortalLink to={staff ? officeCallAddress(call.id) : ownCallAddress(call.id)}>
            {t(call.may.decide ? 'calls.decideThere' : 'calls.toCall')}
          </PortalLink>
        </>
      }
    />
  );
}
