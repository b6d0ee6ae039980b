import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { processTypes } from '@registrar/domain/enumerations/processes';
import { processDefinition } from '@registrar/domain/processes';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { ownPage } from '@registrar/domain/processes/filing-pages';
import { PortalLink, useAccess, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, PageSkeleton, Sheet } from '@registrar/ui';
import { DecisionPage, offeredOf, useApplication, useApplicationUpdates } from '@registrar/ui/filing';
import { DoneNotice, keptRemarks, NextButton, partReviewActions, ReviewHeader, ReviewSide, useDecision, useRemarkTemplates } from '@registrar/ui/review';
import { PayableStep } from '@registrar/ui/payable';
import { useFilingFrame } from '@registrar/ui/sections';
import { askedDocumentsActions, typeChangeActions } from '../filing-actions';
import { FiledSections } from '../summary/filed-sections';
import { AskDocuments } from './ask-documents';
import { PinPlace } from './pin-place';
import { holdsFiling, openNotes } from './pins';
import { REGISTRATION_APPROVAL } from './review-address';
import { ReviewDocuments } from './review-documents';
import { RoundChanges } from './round-changes';
import styles from './review.module.css';

/** A registration for the officers: everything on one page. */
export function RegistrationReviewPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError) {
    return (
      <Sheet role="alert">
        <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>{t('application.failed')}</h1>
        <Button onClick={() => void application.refetch()}>{t('common:action.retry')}</Button>
        <p><PortalLink to={REGISTRATION_APPROVAL}>{t('review.toList')}</PortalLink></p>
      </Sheet>
    );
  }
  return <Review key={id} detail={application.data} />;
}

function Review({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const can = useAccess();
  const templates = useRemarkTemplates(can('DESK'));
  const [asking, setAsking] = useState(false);
  const decision = useDecision(detail, partReviewActions, { kept: keptRemarks(templates.data?.items ?? [], detail, language), tells: true, own: { requestAdditionalDocument: () => setAsking(true) } });
  // also what came over from the older system and a change of type are decided here
  const definition = (processTypes.has(detail.processName) ? processDefinition(detail.processName) : undefined) ?? companyRegistration;
  const { frame, complete } = useFilingFrame(detail, definition);
  const mayPin = holdsFiling(detail);
  const notes = openNotes(detail);
  const pinAt = (path: string, label: string, field: boolean) => <PinPlace detail={detail} at={{ path }} label={label} mayPin={mayPin} field={field} />;
  return (
    <DecisionPage
      header={
        <>
          <ReviewHeader detail={detail} action={<NextButton processName={detail.processName} after={detail.id} primary={decision.done !== undefined} />} />
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
      <RoundChanges detail={detail} definition={definition} frame={frame} />
      {definition.payTiming === 'NONE' ? null : <PayableStep detail={detail} />}
      <Sheet>
        {complete ? <FiledSections detail={detail} definition={definition} frame={frame} beside={pinAt} /> : <FormSkeleton />}
      </Sheet>
      <AskDocuments detail={detail} definition={definition} frame={frame} open={asking} onClose={() => setAsking(false)} />
      {decision.dialog}
    </DecisionPage>
  );
}

/** An officer has filed this one and has the turn: here it is only looked at. */
function OwnFiling({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const own = ownPage(detail.processName, detail.id);
  const offered = offeredOf(detail, [...typeChangeActions, ...askedDocumentsActions]);
  if (offered === undefined || own === null) return null;
  return <Alert type="warning" showIcon style={{ marginBlockEnd: 16 }} title={t('review.yourTurn')} action={<PortalLink to={own}>{t('review.goOnWithIt')}</PortalLink>} />;
}
