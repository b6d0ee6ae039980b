import { auditActions, auditObjects, type AuditFilter, type AuditRow } from '@registrar/domain/calls/audit';
import { roles } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import { domainLanguage, sentence, type MessageKey, type WireLanguage } from '../platform/language';
import { readAuditRows } from './audit-rows';
import { BYTE_ORDER_MARK, csvLine } from '@registrar/domain/sheets';

const AT_ONCE = 1000;
const HEADINGS: readonly MessageKey[] = [
  'audit.column.seq',
  'audit.column.at',
  'audit.column.username',
  'audit.column.role',
  'audit.column.office',
  'audit.column.action',
  'audit.column.actionCode',
  'audit.column.objectType',
  'audit.column.objectId',
  'audit.column.object',
  'audit.column.version',
  'audit.column.remark',
  'audit.column.session',
  'audit.column.address',
  'audit.column.before',
  'audit.column.after',
  'audit.column.previous',
  'audit.column.hash',
];

/** Who took rows out, and which: the filter stands in the remark, because of everything else only a hash is kept. */
export async function recordExport(platform: Platform, actor: Actor, filter: AuditFilter): Promise<void> {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  await platform.runUnitOfWork(async (unit) => {
    unit.audit({
      actor,
      action: 'AUDIT_EXPORTED',
      objectType: 'audit',
      objectId: 'export',
      after: filter,
      remark: asked.map(([name, value]) => `${name}=${value}`).join('; '),
    });
  });
}

/** The lines of the file, a thousand rows at a time: neither the whole file nor the database is held meanwhile. */
export async function* exportLines(
  { database: { db } }: Platform,
  filter: AuditFilter,
  language: WireLanguage,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS.map((key) => sentence(key, language)));
  let before: number | undefined;
  for (;;) {
    const rows = await readAuditRows(db, { filter, before, size: AT_ONCE });
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row, language))).join('');
    before = rows.at(-1)?.seq;
    if (rows.length < AT_ONCE) return;
  }
}

function cellsOf(row: AuditRow, language: WireLanguage): (string | number | null)[] {
  const speech = domainLanguage(language);
  return [
    row.seq,
    row.at,
    row.actor?.username ?? null,
    row.roleCode === null ? null : roles.name(row.roleCode)[speech],
    row.officeCode,
    auditActions.name(row.action)[speech],
    row.action,
    auditObjects.name(row.objectType)[speech],
    row.objectId,
    row.objectLabel,
    row.objectVersion,
    row.remark,
    row.sessionId,
    row.addressHash,
    row.beforeHash,
    row.afterHash,
    row.previousHash,
    row.hash,
  ];
}
