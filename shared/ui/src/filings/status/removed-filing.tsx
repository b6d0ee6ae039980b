import { Fragment, type ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { leavesOf } from '@registrar/domain/register';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { localName } from '../../base/language/local-name';
import { PageHeader } from '../../base/layout/page-header';
import { Sheet } from '../../base/layout/sheet';
import { DecisionPage } from '../../base/pages/decision-page';
import { ApplicationBadges } from '../../base/status/application-badges';
import { PageSkeleton } from '../../base/feedback/skeletons';
import { useApplication } from '../filing/application';
import { useFilingWords } from '../filing/filing-words';
import { NotReadable } from '../filing/not-readable';
import { ApplicationHistory } from './application-history';
import { WhereItStands } from './where-it-stands';
import styles from './status.module.css';

/**
 * A filing of a process that is not offered any more, to read: where it stands, its history, and its answers as they
 * are stored. Nobody knows any more how they were asked, so each stands by the name of its field.
 */
export function RemovedFiling({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const language = useLanguage();
  const name = everyProcess.name(detail.processName)[language];
  const { answers = {}, documents = [] } = detail.stored ?? {};
  return (
    <DecisionPage
      header={
        <>
          <PageHeader
            title={localName({ nameNepali: detail.titleNepali, nameEnglish: detail.titleEnglish }, language) || name}
            badge={<ApplicationBadges detail={detail} />}
          >
            {[name, detail.applicationNumber].filter(Boolean).join(' · ')}
          </PageHeader>
          <Alert
            type="info"
            showIcon
            style={{ marginBlockEnd: 16 }}
            title={t('removed.title')}
            description={t('removed.meaning')}
          />
          <WhereItStands detail={detail} />
        </>
      }
      side={<ApplicationHistory history={detail.history} />}
      actions={[]}
    >
      <Sheet>
        <h2 className={styles['storedHeading']}>{t('removed.answers')}</h2>
        {Object.keys(answers).length === 0 ? <p>{t('summary.none')}</p> : null}
        {Object.entries(answers).map(([key, data]) => (
          <section key={key} aria-label={key}>
            <h3 className={styles['storedKey']}>{key}</h3>
            <StoredAnswers data={data} />
          </section>
        ))}
        {documents.length === 0 ? null : (
          <section aria-label={t('summary.documents')}>
            <h3 className={styles['storedKey']}>{t('summary.documents')}</h3>
            <ul>
              {documents.map(({ key, name: file }) => (
                <li key={`${key} ${file}`}>{file}</li>
              ))}
            </ul>
          </section>
        )}
      </Sheet>
    </DecisionPage>
  );
}

/** The same by its id, where no remote has a page for it any more. */
export function RemovedFilingPage({ id }: { readonly id: string }) {
  const application = useApplication(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return <NotReadable error={application.error} onRetry={() => void application.refetch()} home="/dashboard" />;
  return <RemovedFiling detail={application.data} />;
}

function StoredAnswers({ data }: { readonly data: unknown }): ReactNode {
  const leaves = [...leavesOf(typeof data === 'object' && data !== null ? { ...data } : {})];
  return (
    <dl className={styles['stored']}>
      {leaves.map(([path, value]) => (
        <Fragment key={path}>
          <dt>
            <code>{path}</code>
          </dt>
          <dd>{value === null ? '–' : String(value)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
