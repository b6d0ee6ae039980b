import type { AuditCheck } from '@registrar/domain/calls/audit';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button, Sheet, useFormats } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { Progress } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import { useAuditCheck, useBeginCheck } from './audit';
import styles from './audit.module.css';

/** Whether the chain is whole: the latest answer, how far a running check is, and the way to a new one. */
export function ChainCheck() {
  const { t } = useTranslation('shell-pages');
  const latest = useAuditCheck();
  const begin = useBeginCheck();
  const check = latest.data ?? null;
  const running = check?.status === 'RUNNING';
  return (
    <Sheet as="section" aria-label={t('audit.check.title')} style={{ marginBlockEnd: 20 }}>
      <div className={styles['check']}>
        <div className={styles['verdict']} role="status">
          {check ? <Verdict check={check} /> : t('audit.check.never')}
        </div>
        <Button type="primary" loading={begin.isPending || running} onClick={() => begin.mutate()}>
          {t('audit.check.begin')}
        </Button>
      </div>
      <p className={styles['heads']}>
        <PortalLink to="/audit-heads">{t('audit.heads')}</PortalLink>
      </p>
    </Sheet>
  );
}

function Verdict({ check }: { readonly check: AuditCheck }) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  if (check.status === 'RUNNING') {
    const percent = check.totalRows === 0 ? 0 : Math.floor((check.checkedRows / check.totalRows) * 100);
    return (
      <>
        <div>{t('audit.check.running', { done: check.checkedRows, total: check.totalRows })}</div>
        <Progress
          percent={percent}
          aria-label={t('audit.check.title')}
          format={(value = 0) => `${formats.number(value)}%`}
        />
      </>
    );
  }
  const when = check.finishedAt === null ? null : <InstantPair at={check.finishedAt} withTime inline />;
  if (check.status === 'INTACT')
    return (
      <Alert type="success" showIcon title={t('audit.check.intact', { total: check.totalRows })} description={when} />
    );
  return (
    <Alert
      type="error"
      showIcon
      title={t('audit.check.broken', { row: check.brokenAt ?? 0 })}
      description={
        <>
          {t(`audit.fault.${check.fault ?? 'CHANGED'}`)}{' '}
          {check.failedHead === null ? null : t('audit.failedHead', { head: check.failedHead })} {when}
        </>
      }
    />
  );
}
