import { lazy, Suspense, useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { PortalLink, useAccess, useFilingAddress, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { FormSkeleton, PageSkeleton } from '../base/feedback/skeletons';
import { Sheet } from '../base/layout/sheet';
import { DecisionPage } from '../base/pages/decision-page';
import { NotReviewable } from '../filings/filing/not-readable';
import { offeredOf } from '../filings/filing/perform-action';
import { useApplication } from '../filings/filing/application';
import { useApplicationUpdates } from '../filings/filing/application-updates';
import { DoneNotice } from './done-notice';
import { keptRemarks } from './kept-remarks';
import { NextButton } from './next-button';
import { partReviewActions } from './action-kinds';
import { ReviewHeader } from './review-header';
import { ReviewSide } from './review-side';
import { useDecision } from './use-decision';
import { useRemarkTemplates } from './remark-templates';
import { PayableStep } from '../filings/payable/charges/payable-step';
import { useFilingFrame } from '../filings/filing/filing-frame';
import { askedDocumentsActions, summaryActions } from '../filings/filing/filing-actions';
import { Cautions } from '../filings/answers/cautions';
import { FiledSections } from '../filings/answers/filed-sections';
import { AskDocuments } from './parts/ask-documents';
import { PinPlace } from './parts/pin-place';
import { holdsFiling, openNotes } from './parts/pins';
import { ReviewDocuments } from './parts/review-documents';
import { RoundChanges } from './parts/round-changes';
import styles from './parts/review.module.css';
import { definitionOf, FilingPagesContext, useFilingPages, type FilingPages } from '../filings/filing/filing-pages';
import { useFilingWords } from '../filings/filing/filing-words';

const RemovedFiling = lazy(async () => ({
  default: (await import('../filings/status/removed-filing')).RemovedFiling,
}));

/** Only a filing whose papers may be signed in the portal has it. */
const FiledSignatures = lazy(async () => ({
  default: (await import('../filings/signatures/filed-signatures')).FiledSignatures,
}));

export interface FilingReviewProps {
  readonly pages: FilingPages;
  readonly id: string;
  /** The office's list of these filings. */
  readonly list: string;
}

/** A filing for the officers: everything on one page. */
export function FilingReview({ pages, ...props }: FilingReviewProps) {
  return (
    <FilingPagesContext value={pages}>
      <OneReview {...props} />
    </FilingPagesContext>
  );
}

function OneReview({ id, list }: Omit<FilingReviewProps, 'pages'>) {
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError) return <NotReviewable onRetry={() => void application.refetch()} list={list} />;
  if (application.data.stored != null)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <RemovedFiling detail={application.data} />
      </Suspense>
    );
  return <Review key={id} detail={application.data} />;
}

function Review({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const language = useLanguage();
  const can = useAccess();
  const templates = useRemarkTemplates(can('DESK'));
  const [asking, setAsking] = useState(false);
  const definition = definitionOf(useFilingPages(), detail);
  const decision = useDecision(detail, partReviewActions, {
    kept: keptRemarks(templates.data?.items ?? [], detail, language),
    tells: true,
    meanings: definition.office.decision,
    own: { requestAdditionalDocument: () => setAsking(true) },
  });
  const { frame, complete } = useFilingFrame(detail, definition);
  const mayPin = holdsFiling(detail);
  const notes = openNotes(detail);
  const pinAt = (path: string, label: string, field: boolean) => (
    <PinPlace detail={detail} at={{ path }} label={label} mayPin={mayPin} field={field} />
  );
  return (
    <DecisionPage
      header={
        <>
          <ReviewHeader
            detail={detail}
            action={
              <NextButton processName={detail.processName} after={detail.id} primary={decision.done !== undefined} />
            }
          />
          <OwnFiling detail={detail} />
          {decision.notice}
          <DoneNotice done={decision.done} />
        </>
      }
      side={
        <>
          {notes.length === 0 ? null : <p className={styles['soft']}>{t('review.notes', { count: notes.length })}</p>}
          <ReviewSide detail={detail} />
        </>
      }
      documents={
        <Sheet as="section" aria-label={t('review.documents')}>
          <h3 className={styles['heading']}>{t('review.documents')}</h3>
          <ReviewDocuments detail={detail} mayPin={mayPin} />
        </Sheet>
      }
      actions={decision.actions}
    >
      {complete ? <Cautions detail={detail} definition={definition} frame={frame} /> : null}
      <RoundChanges detail={detail} definition={definition} frame={frame} />
      {definition.money.payTiming === 'NONE' ? null : <PayableStep detail={detail} />}
      <Sheet>
        {complete ? (
          <FiledSections detail={detail} definition={definition} frame={frame} beside={pinAt} />
        ) : (
          <FormSkeleton />
        )}
      </Sheet>
      {definition.parties === undefined ? null : (
        <Suspense>
          <FiledSignatures detail={detail} />
        </Suspense>
      )}
      <AskDocuments
        detail={detail}
        definition={definition}
        frame={frame}
        open={asking}
        onClose={() => setAsking(false)}
      />
      {decision.dialog}
    </DecisionPage>
  );
}

/** An officer has filed this one and has the turn: here it is only looked at. */
function OwnFiling({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const own = useFilingAddress()(detail.processName, detail.id, 'own');
  const offered = offeredOf(detail, [...summaryActions, ...askedDocumentsActions]);
  if (offered === undefined || own === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={t('review.yourTurn')}
      action={<PortalLink to={own}>{t('review.goOnWithIt')}</PortalLink>}
    />
  );
}
