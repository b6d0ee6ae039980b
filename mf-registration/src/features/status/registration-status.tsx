import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { registrationDefinition } from '@registrar/domain/processes/company-registration';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, Flex, FormSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { DecisionPage, offeredOf, StatusBadge } from '@registrar/ui/filing';
import { FilingDocuments, useFilingFrame } from '@registrar/ui/sections';
import { AskedDocuments } from '../asked-documents/asked-documents';
import { summaryActions } from '../filing-actions';
import { openPins } from '../correction/pins-of-step';
import { PinCard } from '../correction/pin-card';
import { PayableView } from '../fine-revenue/payable-view';
import { FiledSections } from '../summary/filed-sections';
import { registrationAddress } from '../wizard/registration-address';
import { FilingStory } from './filing-story';
import { IssuedPapers } from './issued-papers';
import { RecallButton } from './recall-button';
import { WhereItStands } from './where-it-stands';
import styles from '../summary/summary.module.css';

export interface RegistrationStatusProps {
  readonly detail: ApplicationDetail;
  /** This person filed it, or may write for whoever did. */
  readonly own: boolean;
}

/** What became of a registration: where it stands, whose turn it is, what the office remarked, and everything that was filed. */
export function RegistrationStatus({ detail, own }: RegistrationStatusProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const definition = registrationDefinition(detail.processName);
  const { frame, complete } = useFilingFrame(detail, definition);
  const pins = openPins(detail);
  const mayCorrect = own && offeredOf(detail, summaryActions) !== undefined;
  const title = language === 'ne' ? detail.titleNepali || detail.titleEnglish : detail.titleEnglish || detail.titleNepali;
  return (
    <DecisionPage
      header={
        <>
          <PageHeader
            title={title}
            badge={<StatusBadge status={detail.status} />}
            action={
              <Flex wrap gap="small">
                {mayCorrect ? <Button type="primary" onClick={() => navigation.to(registrationAddress(detail.id, 'summary'))}>{t('status.correct')}</Button> : null}
                <RecallButton detail={detail} />
                <Button onClick={() => window.print()}>{t('common:action.print')}</Button>
              </Flex>
            }
          >
            {detail.applicationNumber === null ? null : `${t('common:field.applicationNumber')}: ${detail.applicationNumber}`}
          </PageHeader>
          <WhereItStands detail={detail} />
          {pins.length === 0 ? null : (
            <section aria-label={t('pin.title')}>
              <h2 style={{ fontSize: 20 }}>{t('pin.title')}</h2>
              {pins.map((pin) => <PinCard key={pin.id} applicationId={detail.id} pin={pin} mayAnswer={false} />)}
            </section>
          )}
        </>
      }
      side={<FilingStory history={detail.history} />}
      actions={[]}
    >
      {own ? <AskedDocuments detail={detail} /> : null}
      {own && detail.status === 'APPROVED' ? <IssuedPapers applicationId={detail.id} /> : null}
      {own ? (
        <section aria-label={t('payable.title')}>
          <PayableView detail={detail} />
        </section>
      ) : null}
      <Sheet>
        {complete ? <FiledSections detail={detail} definition={definition} frame={frame} /> : <FormSkeleton />}
        <section className={styles['block']} aria-label={t('summary.documents')}>
          <h3 className={styles['heading']}>{t('summary.documents')}</h3>
          <FilingDocuments applicationId={detail.id} version={detail.version} readOnly />
        </section>
      </Sheet>
    </DecisionPage>
  );
}
