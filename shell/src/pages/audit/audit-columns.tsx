import type { Language, ShellApi } from '@registrar/contract/shell-api';
import { auditActions, auditObjects, type AuditRow } from '@registrar/domain/calls/audit';
import { roles } from '@registrar/domain/roles';
import { PortalLink } from '@registrar/runtime';
import { Button, type useFormats } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import type { TFunction } from 'i18next';
import styles from '../pages.module.css';

interface AuditColumns {
  readonly t: TFunction<'shell-pages'>;
  readonly formats: ReturnType<typeof useFormats>;
  readonly language: Language;
  readonly addressOf: NonNullable<ShellApi['filings']>['addressOf'];
  readonly onShow: (row: AuditRow) => void;
}

/** Who did it, in the reader's language; the gateway itself has a name too. */
export function actorName({ actor }: Pick<AuditRow, 'actor'>, language: Language, system: string): string {
  if (actor === null) return system;
  return language === 'ne' ? actor.fullNameNepali : actor.fullNameEnglish;
}

export function auditColumns({ t, formats, language, addressOf, onShow }: AuditColumns): ColumnsType<AuditRow> {
  return [
    { key: 'seq', title: t('audit.column.seq'), render: (_, { seq }) => formats.number(seq) },
    { key: 'at', title: t('audit.column.at'), render: (_, { at }) => <InstantPair at={at} withTime /> },
    {
      key: 'actor',
      title: t('audit.column.actor'),
      render: (_, row) => (
        <span className={styles['names']}>
          <span>{actorName(row, language, t('audit.system'))}</span>
          {row.actor && (
            <span className={styles['soft']} lang="en">
              {row.actor.username}
            </span>
          )}
          {row.roleCode !== null && <span className={styles['soft']}>{roles.name(row.roleCode)[language]}</span>}
        </span>
      ),
    },
    { key: 'action', title: t('audit.column.action'), render: (_, { action }) => auditActions.name(action)[language] },
    {
      key: 'object',
      title: t('audit.column.object'),
      render: (_, { objectType, objectId, objectLabel, objectProcess }) => (
        <span className={styles['names']}>
          <span>{auditObjects.name(objectType)[language]}</span>
          {objectLabel !== null && (
            <span className={styles['soft']}>
              <ObjectName
                label={objectLabel}
                path={objectProcess === null ? null : addressOf(objectProcess, objectId, 'review')}
              />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'remark',
      title: t('audit.column.remark'),
      render: (_, { remark }) => <span style={{ overflowWrap: 'anywhere' }}>{remark ?? '–'}</span>,
    },
    {
      key: 'detail',
      title: t('audit.column.detail'),
      render: (_, row) => (
        <Button aria-label={t('audit.showRow', { seq: formats.number(row.seq) })} onClick={() => onShow(row)}>
          {t('audit.show')}
        </Button>
      ),
    },
  ];
}

/** What the action was done to, and the way there where there is one. */
function ObjectName({ label, path }: { readonly label: string; readonly path: string | null }) {
  return path === null ? label : <PortalLink to={path}>{label}</PortalLink>;
}
