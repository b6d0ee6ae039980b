import { isGranted } from '@registrar/domain/enumerations/application-status';
import { lazy, Suspense } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { stepsOf } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { PageHeader } from '../../base/layout/page-header';
import { Sheet } from '../../base/layout/sheet';
import { DecisionPage } from '../../base/pages/decision-page';
import { offeredOf } from '../filing/perform-action';
import { ApplicationBadges } from '../../base/status/application-badges';
import { FilingDocuments } from '../documents/filing-documents';
import { reasonAsked } from '../documents/reason-asked';
import { useFilingFrame } from '../filing/filing-frame';
import { AskedDocuments } from '../asked-documents/asked-documents';
import { summaryActions } from '../filing/filing-actions';
import { openPins, stepToCorrect } from '../correction/open-pins';
import { PinCard } from '../correction/pin-card';
import { PayableView } from '../payable/view/payable-view';
import { FiledSections } from '../answers/filed-sections';
import { definitionOf, useFilingPages } from '../filing/filing-pages';
import { FileAgain } from '../actions/file-again';
import { ApplicationHistory } from './application-history';
import { IssuedPapers } from './issued-papers';
import { RecallButton } from '../actions/recall-button';
import { WhereItStands } from './where-it-stands';
import styles from '../answers/answers.module.css';
import { useFilingTitle } from '../filing/filing-title';
import { useFilingWords } from '../filing/filing-words';

/** Only what is approved has it, and it brings the words of every part of a company along. */
const EnteredInRegister = lazy(async () => ({ default: (await import('./entered-in-register')).EnteredInRegister }));

/** Only a filing whose papers may be signed in the portal has it. */
const FiledSignatures = lazy(async () => ({
  default: (await import('../signatures/filed-signatures')).FiledSignatures,
}));

export interface FilingStatusProps {
  readonly detail: ApplicationDetail;
  /** This person filed it, or may write for whoever did. */
  readonly own: boolean;
}

/**
 * What became of a filing: where it stands, whose turn it is, what the office remarked, and everything that was filed.
 */
export function FilingStatus({ detail, own }: FilingStatusProps) {
  const t = useFilingWords();
  const { navigation } = usePortal();
  const pages = useFilingPages();
  const definition = definitionOf(pages, detail);
  const title = useFilingTitle(detail, definition);
  const { frame, complete } = useFilingFrame(detail, definition);
  const steps = stepsOf(definition, frame);
  const pins = openPins(detail);
  const mayCorrect = own && offeredOf(detail, summaryActions) !== undefined;
  return (
    <DecisionPage
      header={
        <>
          <PageHeader
            title={title}
            badge={<ApplicationBadges detail={detail} />}
            action={
              <Flex wrap gap="small">
                {mayCorrect ? (
                  <Button
                    type="primary"
                    onClick={() => navigation.to(pages.addressOf(detail.id, stepToCorrect(detail, steps)))}
                  >
                    {t('status.correct')}
                  </Button>
                ) : null}
                {own && detail.status === 'REJECTED' && definition.origin.ofCompany === true ? (
                  <FileAgain detail={detail} />
                ) : null}
                <RecallButton detail={detail} />
                <Button onClick={() => window.print()}>{t('common:action.print')}</Button>
              </Flex>
            }
          >
            {detail.applicationNumber === null
              ? null
              : `${t('common:field.applicationNumber')}: ${detail.applicationNumber}`}
          </PageHeader>
          <WhereItStands detail={detail} />
          {pins.length === 0 ? null : (
            <section aria-label={t('pin.title')}>
              <h2 style={{ fontSize: 20 }}>{t('pin.title')}</h2>
              {pins.map((pin) => (
                <PinCard key={pin.id} applicationId={detail.id} pin={pin} mayAnswer={false} />
              ))}
            </section>
          )}
        </>
      }
      side={<ApplicationHistory history={detail.history} />}
      actions={[]}
    >
      {own ? <AskedDocuments detail={detail} /> : null}
      {pages.note === undefined ? null : (
        <Suspense fallback={null}>
          <pages.note detail={detail} />
        </Suspense>
      )}
      {detail.history.some(({ action }) => action === 'approve') ? (
        <Suspense fallback={<FormSkeleton />}>
          <EnteredInRegister detail={detail} />
        </Suspense>
      ) : null}
      {own && isGranted(detail.status) ? <IssuedPapers of={{ applicationId: detail.id }} /> : null}
      {own && definition.money.payTiming !== 'NONE' ? (
        <section aria-label={t('payable.title')}>
          <PayableView detail={detail} />
        </section>
      ) : null}
      {definition.parties === undefined ? null : (
        <Suspense fallback={null}>
          <FiledSignatures detail={detail} />
        </Suspense>
      )}
      <Sheet>
        {complete ? <FiledSections detail={detail} definition={definition} frame={frame} /> : <FormSkeleton />}
        <section className={styles['block']} aria-label={t('summary.documents')}>
          <h3 className={styles['heading']}>{t('summary.documents')}</h3>
          <FilingDocuments applicationId={detail.id} version={detail.version} reasonOf={reasonAsked(detail)} readOnly />
        </section>
      </Sheet>
    </DecisionPage>
  );
}
