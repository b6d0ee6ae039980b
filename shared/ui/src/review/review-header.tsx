import { useEffect, type ReactNode } from 'react';
import { useReviewWords } from './review-words';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useLanguage, usePortal } from '@registrar/runtime';
import { PageHeader } from '../base/layout/page-header';
import { InstantPair } from '../base/dates/date-pair';
import { TurnLabel } from '../base/status/turn-label';
import { ApplicationBadges } from '../base/status/application-badges';
import { TermBadge } from './term-badge';
import { localName } from '../base/language/local-name';

/**
 * Which application this is: of a company what kind, its name in both scripts, the reader's first; number, applicant,
 * since when, and whose turn it is.
 */
export function ReviewHeader({ detail, action }: { readonly detail: ApplicationDetail; readonly action?: ReactNode }) {
  const t = useReviewWords();
  const language = useLanguage();
  const { navigation } = usePortal();
  const { titleNepali, titleEnglish } = detail;
  const title = { ne: titleNepali || titleEnglish, en: titleEnglish || titleNepali };
  const other = language === 'ne' ? 'en' : 'ne';
  // An officer keeps several of these open: the tab says which is which.
  useEffect(
    () => navigation.setTitle({ ne: titleNepali || titleEnglish, en: titleEnglish || titleNepali }),
    [navigation, titleNepali, titleEnglish],
  );
  return (
    <PageHeader title={title[language]} badge={<ApplicationBadges detail={detail} />} action={action}>
      {detail.company == null ? null : `${everyProcess.name(detail.processName)[language]} · `}
      <span lang={other}>{title[other]}</span> · {detail.applicationNumber ?? ''} ·{' '}
      {localName(detail.applicant, language)}
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
