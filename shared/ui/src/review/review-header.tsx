import type { ReactNode } from 'react';
import { useReviewWords } from './review-words';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { PageHeader, useFormats } from '../index';
import { InstantPair, StatusBadge, TurnLabel } from '../filing';
import { TermBadge } from './term-badge';
import { localName } from '../local-name';

/** Which application this is: its name in both scripts, number, applicant, since when, and whose turn it is. */
export function ReviewHeader({ detail, action }: { readonly detail: ApplicationDetail; readonly action?: ReactNode }) {
  const t = useReviewWords();
  const language = useLanguage();
  const { digits } = useFormats();
  return (
    <PageHeader title={detail.titleNepali || detail.titleEnglish} badge={<StatusBadge status={detail.status} />} action={action}>
      <span lang="en">{detail.titleEnglish}</span> · {digits(detail.applicationNumber ?? '')} · {localName(detail.applicant, language)}
      {detail.submittedAt === null ? null : (
        <>
          {' · '}
          <InstantPair at={detail.submittedAt} inline />
        </>
      )}
      {' · '}
      {detail.status === 'VERIFY' && detail.level > 1 ? t('approval.registrarsTurn') : <TurnLabel turn={detail.turn} />}
      {detail.assignee === null ? null : ` · ${t('approval.heldBy', { name: localName(detail.assignee, language) })}`}
      {detail.clock ? (
        <div style={{ marginBlockStart: 8 }}>
          <TermBadge clock={detail.clock} inline />
        </div>
      ) : null}
    </PageHeader>
  );
}
