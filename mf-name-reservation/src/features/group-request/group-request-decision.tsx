import { useTranslation } from 'react-i18next';
import type { ApplicationDetail, GroupMatter } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { Alert, localName, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { DecisionPage, StatusBadge, GroupAnswer, NamesBesideParent } from '@registrar/ui/components';
import { ApplicationHistory, useDecision } from '@registrar/ui/review';
import { DocumentViewer } from '@registrar/ui/filing';
import { GroupRequestFacts } from './group-request-facts';
import { parentActions } from '../filing-actions';
import styles from './group-request.module.css';

interface GroupRequestDecisionProps {
  readonly detail: ApplicationDetail;
  readonly group: GroupMatter;
}

const tone = { WAITING: 'info', CONSENTED: 'success', REFUSED: 'error' } as const;

/**
 * What is asked of the company, beside its own name; the applicant, the objectives, the letter; and the two answers.
 */
export function GroupRequestDecision({ detail, group }: GroupRequestDecisionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const decision = useDecision(detail, parentActions);
  const { state, parent, waitingDays, answer } = group;
  const waits = state === 'WAITING';
  return (
    <DecisionPage
      header={
        <>
          <PageHeader
            title={language === 'ne' ? detail.titleNepali : detail.titleEnglish}
            badge={<StatusBadge status={detail.status} />}
          >
            {t('common:field.applicationNumber')}: {detail.applicationNumber ?? ''}
            {waits && waitingDays > 0 ? ` · ${t('groupRequest.waitingFor', { days: number(waitingDays) })}` : null}
          </PageHeader>
          {decision.notice}
          <Alert
            type={tone[state]}
            showIcon
            role={decision.done === undefined ? undefined : 'status'}
            style={{ marginBlockEnd: 20 }}
            title={t(`groupRequest.state.${state}`, { company: localName(parent, language) })}
            description={answer === null ? t('groupRequest.whatFollows') : <GroupAnswer answer={answer} />}
          />
        </>
      }
      documents={
        <Sheet as="section" aria-label={t('documents.title')}>
          <h3 className={styles['heading']}>{t('documents.title')}</h3>
          <DocumentViewer applicationId={detail.id} version={detail.version} />
        </Sheet>
      }
      side={<ApplicationHistory history={detail.history} />}
      actions={decision.actions}
    >
      <Sheet as="section" aria-label={t('groupRequest.names')}>
        <h3 className={styles['heading']}>{t('groupRequest.names')}</h3>
        <NamesBesideParent detail={detail} group={group} />
      </Sheet>
      <Sheet as="section" aria-label={t('groupRequest.facts')}>
        <h3 className={styles['heading']}>{t('groupRequest.facts')}</h3>
        <GroupRequestFacts detail={detail} group={group} />
      </Sheet>
      {decision.dialog}
    </DecisionPage>
  );
}
