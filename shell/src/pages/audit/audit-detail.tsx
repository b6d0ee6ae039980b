import { auditActions, auditObjects, type AuditRow } from '@registrar/domain/calls/audit';
import { roles } from '@registrar/domain/roles';
import { useFormats, useLanguage } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { Drawer } from '@registrar/ui/antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actorName } from './audit-columns';
import styles from './audit.module.css';

/** One row with everything that is kept of it. */
export function AuditDetail({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const formats = useFormats();
  const hash = (value: string | null): ReactNode =>
    value === null ? (
      '–'
    ) : (
      <code lang="en" className={styles['hash']}>
        {value}
      </code>
    );
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('audit.column.at'), <InstantPair key="at" at={row.at} withTime inline />],
    [
      t('audit.column.actor'),
      row.actor === null ? t('audit.system') : `${actorName(row, language, t('audit.system'))} (${row.actor.username})`,
    ],
    [t('audit.filter.role'), row.roleCode === null ? '–' : roles.name(row.roleCode)[language]],
    [t('audit.detail.office'), row.officeCode ?? '–'],
    [
      t('audit.column.action'),
      <span key="action">
        {auditActions.name(row.action)[language]} <code lang="en">{row.action}</code>
      </span>,
    ],
    [
      t('audit.column.object'),
      `${auditObjects.name(row.objectType)[language]}${row.objectLabel === null ? '' : ` – ${row.objectLabel}`}`,
    ],
    [t('audit.detail.objectId'), hash(row.objectId)],
    [t('audit.detail.version'), row.objectVersion === null ? '–' : formats.number(row.objectVersion)],
    [t('audit.column.remark'), row.remark ?? '–'],
    [t('audit.detail.session'), hash(row.sessionId)],
    [t('audit.detail.address'), hash(row.addressHash)],
    [t('audit.detail.before'), hash(row.beforeHash)],
    [t('audit.detail.after'), hash(row.afterHash)],
    [t('audit.detail.previous'), hash(row.previousHash)],
    [t('audit.detail.hash'), hash(row.hash)],
  ];
  return (
    <Drawer
      open
      title={t('audit.detail.title', { seq: formats.number(row.seq) })}
      onClose={onClose}
      size="min(560px, 100vw)"
    >
      <dl className={styles['facts']}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{t('audit.detail.note')}</p>
    </Drawer>
  );
}
