import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, PageHeader, Sheet } from '@registrar/ui';
import { DecisionPage, StatusBadge, statusTone, TurnLabel } from '@registrar/ui/components';
import { ApplicationHistory, useDecision } from '@registrar/ui/review';
import { FilingDocuments } from '@registrar/ui/filing';
import { statusActions } from '../filing-actions';
import { MIGRATED } from './addresses';
import { MigratedAnswers } from './migrated-answers';
import styles from './migrated.module.css';

/** What became of a migrated name: its status in a sentence, the paper, the story, and what this person may do. */
export function MigratedStatus({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decision = useDecision(detail, statusActions);
  const title =
    language === 'ne' ? detail.titleNepali || detail.titleEnglish : detail.titleEnglish || detail.titleNepali;
  const lastRemark = detail.history.findLast(({ to, remark }) => to === detail.status && remark !== null)?.remark;
  return (
    <DecisionPage
      header={
        <>
          <PageHeader title={title} badge={<StatusBadge status={detail.status} />}>
            {detail.applicationNumber === null
              ? null
              : `${t('common:field.applicationNumber')}: ${detail.applicationNumber} · `}
            <TurnLabel turn={detail.turn} own />
          </PageHeader>
          {decision.notice}
          <Alert
            type={statusTone(detail.status)}
            showIcon
            style={{ marginBlockEnd: 20 }}
            action={
              detail.status === 'REJECTED' ? (
                <PortalLink to={MIGRATED}>{t('migrated.fileAgain')}</PortalLink>
              ) : undefined
            }
            title={t(`migrated.meaning.${detail.status}`, { defaultValue: t('standing.OTHER.meaning') })}
            description={
              lastRemark === undefined || lastRemark === null ? undefined : t('status.remark', { remark: lastRemark })
            }
          />
        </>
      }
      side={<ApplicationHistory history={detail.history} />}
      actions={decision.actions}
    >
      <div className={styles['stack']}>
        <Sheet>
          <MigratedAnswers detail={detail} />
        </Sheet>
        <Sheet as="section" aria-label={t('documents.title')}>
          <h2 className={styles['heading']}>{t('documents.title')}</h2>
          <FilingDocuments applicationId={detail.id} version={detail.version} readOnly />
        </Sheet>
        <p>
          <PortalLink to={MIGRATED}>{t('migrated.toList')}</PortalLink>
        </p>
      </div>
      {decision.dialog}
    </DecisionPage>
  );
}
