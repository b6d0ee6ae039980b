import { useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { PortalLink, useAccess, useFilingAddress, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { FormSkeleton, PageSkeleton } from '../../feedback/skeletons';
import { Sheet } from '../../pages/sheet';
import { DecisionPage } from '../../pages/decision-page';
import { NotReviewable } from '../not-readable';
import { offeredOf } from '../perform-action';
import { useApplication } from '../application';
import { useApplicationUpdates } from '../application-updates';
import { DoneNotice } from '../../review/done-notice';
import { keptRemarks } from '../../review/kept-remarks';
import { NextButton } from '../../review/next-button';
import { partReviewActions } from '../../review/action-kinds';
import { ReviewHeader } from '../../review/review-header';
import { ReviewSide } from '../../review/review-side';
import { useDecision } from '../../review/use-decision';
import { useRemarkTemplates } from '../../review/remark-templates';
import { PayableStep } from '../../payable/payable-step';
import { useFilingFrame } from '../filing-frame';
import { askedDocumentsActions, summaryActions } from '../filing-actions';
import { Cautions } from '../summary/cautions';
import { FiledSections } from '../summary/filed-sections';
import { AskDocuments } from './ask-documents';
import { PinPlace } from './pin-place';
import { holdsFiling, openNotes } from './pins';
import { ReviewDocuments } from './review-documents';
import { RoundChanges } from './round-changes';
import styles from './review.module.css';
import { definitionOf, FilingPagesContext, useFilingPages, type FilingPages } from '../filing-pages';
import { useFilingWords } from '../filing-words';

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
    meanings: definition.decision,
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
      {definition.payTiming === 'NONE' ? null : <PayableStep detail={detail} />}
      <Sheet>
        {complete ? (
          <FiledSections detail={detail} definition={definition} frame={frame} beside={pinAt} />
        ) : (
          <FormSkeleton />
        )}
      </Sheet>
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
