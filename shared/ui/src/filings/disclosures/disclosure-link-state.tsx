import { disclosureLinkStates, type DisclosureLink } from '@registrar/domain/calls/director-disclosures';
import { useLanguage } from '@registrar/runtime';
import Tag from 'antd/es/tag';
import { InstantPair } from '../../base/dates/date-pair';
import { useFilingWords } from '../filing/filing-words';

const COLOURS: Readonly<Partial<Record<DisclosureLink['state'], string>>> = {
  SENT: 'processing',
  OPENED: 'processing',
  SIGNED: 'success',
  DECLINED: 'error',
  EXPIRED: 'warning',
};

/** Where the link of one director stands, and since when. */
export function DisclosureLinkState({
  link: { state, sentAt, expiresAt, signedAt, declinedAt, declineReason },
}: {
  readonly link: DisclosureLink;
}) {
  const t = useFilingWords();
  const language = useLanguage();
  const at = state === 'SIGNED' ? signedAt : state === 'DECLINED' ? declinedAt : sentAt;
  return (
    <span>
      <Tag color={COLOURS[state]}>{disclosureLinkStates.name(state)[language]}</Tag>{' '}
      {at === null ? null : (
        <span>
          <InstantPair at={at} withTime inline />
        </span>
      )}
      {(state === 'SENT' || state === 'OPENED') && expiresAt !== null ? (
        <span style={{ display: 'block' }}>
          {t('disclosures.until')} <InstantPair at={expiresAt} inline />
        </span>
      ) : null}
      {state === 'DECLINED' && declineReason !== null ? (
        <span style={{ display: 'block', whiteSpace: 'normal', maxWidth: 320 }}>
          {t('disclosures.reason', { reason: declineReason })}
        </span>
      ) : null}
    </span>
  );
}
