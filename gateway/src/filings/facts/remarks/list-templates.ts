import type { RemarkTemplate, RemarkTemplates } from '@registrar/domain/calls/remark-templates';
import { may } from '@registrar/domain/permissions';
import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB, RemarkTemplateTable } from '../../../platform/database/schema.generated';

/** The templates an officer may choose from: their own first, then the office's; each group by its latest change. */
export async function listTemplates(db: Kysely<DB>, actor: Actor): Promise<RemarkTemplates> {
  const rows = await db
    .selectFrom('remark_template')
    .selectAll()
    .where('office_id', '=', actor.officeId ?? 0)
    .where('retired_at', 'is', null)
    .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', actor.accountId)]))
    .orderBy((order) => order.case().when('owner_id', 'is', null).then(1).else(0).end())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    items: rows.map((row) => describeTemplate(row, actor)),
    mayAddForOffice: actor.officeId !== null && mayKeepForOffice(actor),
  };
}

export function describeTemplate(row: Selectable<RemarkTemplateTable>, actor: Actor): RemarkTemplate {
  return {
    id: row.id,
    scope: row.owner_id === null ? 'OFFICE' : 'OWN',
    reasonCode: row.reason_code,
    textNepali: row.text_nepali,
    textEnglish: row.text_english,
    mayChange: mayChange(row, actor),
    version: row.version,
  };
}

/**
 * An officer may change their own templates. The office's may be changed by deciding officers and the office
 * administrator.
 */
export function mayChange(row: Pick<Selectable<RemarkTemplateTable>, 'office_id' | 'owner_id'>, actor: Actor): boolean {
  return row.owner_id === null
    ? row.office_id === actor.officeId && mayKeepForOffice(actor)
    : row.owner_id === actor.accountId;
}

export function mayKeepForOffice(actor: Actor): boolean {
  return may(actor.role, 'KEEP_OFFICE_REMARKS');
}
