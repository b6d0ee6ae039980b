import type { AddRemarkTemplate, ChangeRemarkTemplate, RemarkTemplate } from '@registrar/domain/calls/remark-templates';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { describeTemplate, mayChange, mayKeepForOffice } from './list-templates';

/** Maximum number of templates; a longer list cannot be searched by eye. */
const MOST = 100;

export async function addTemplate(
  unit: UnitOfWork,
  actor: Actor,
  { scope, reasonCode, textNepali, textEnglish }: AddRemarkTemplate,
): Promise<RemarkTemplate> {
  const officeId = actor.officeId;
  if (officeId === null || (scope === 'OFFICE' && !mayKeepForOffice(actor))) refuse('PERM-403');
  const owner_id = scope === 'OWN' ? actor.accountId : null;
  const { kept } = await unit.tx
    .selectFrom('remark_template')
    .select((of) => of.fn.countAll<number>().as('kept'))
    .where('office_id', '=', officeId)
    .where('owner_id', owner_id === null ? 'is' : '=', owner_id)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= MOST) refuse('FLOW-409', { message: 'remarkTemplate.tooMany' });
  const row = await unit.tx
    .insertInto('remark_template')
    .values({
      id: unit.newId(),
      office_id: officeId,
      owner_id,
      reason_code: reasonCode,
      text_nepali: textNepali,
      text_english: textEnglish,
      created_by: actor.accountId,
      created_at: unit.now,
      updated_at: unit.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'REMARK_TEMPLATE_ADDED',
    objectType: 'remark-template',
    objectId: row.id,
    objectVersion: 1,
    after: { scope, reasonCode, textNepali, textEnglish },
  });
  return describeTemplate(row, actor);
}

/** A template of another officer or another office does not exist for the caller (REQ-404). */
export async function changeTemplate(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, retired, reasonCode, textNepali, textEnglish }: ChangeRemarkTemplate,
): Promise<RemarkTemplate> {
  const before = await unit.tx
    .selectFrom('remark_template')
    .selectAll()
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (
    !before ||
    before.office_id !== actor.officeId ||
    (before.owner_id !== null && before.owner_id !== actor.accountId)
  )
    refuse('REQ-404');
  if (!mayChange(before, actor)) refuse('PERM-403');
  if (before.version !== version) refuse('VER-412');
  const after = await unit.tx
    .updateTable('remark_template')
    .set({
      reason_code: reasonCode,
      text_nepali: textNepali,
      text_english: textEnglish,
      retired_at: retired ? unit.now : null,
      updated_at: unit.now,
      version: version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: retired ? 'REMARK_TEMPLATE_RETIRED' : 'REMARK_TEMPLATE_CHANGED',
    objectType: 'remark-template',
    objectId: id,
    objectVersion: after.version,
    before,
    after,
  });
  return describeTemplate(after, actor);
}
