import type { EndInstitution } from '@registrar/domain/calls/institutions';
import { takeRole } from '../accounts/take-role';
import { notify } from '../notifications/notify';
import { dayParameters } from '../notifications/facts';
import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal } from '../proposals/proposal-kind';
import type { ProposedInstitution } from './admission-proposal';
import { stateOfInstitution } from './institution';

export const ASKS_PAGE = '/request-documents-mail/list';

/** The account asks for documents from its next sign-in on; a renewal changes names and last day. */
export async function admitInstitution(
  unit: UnitOfWork,
  actor: Actor,
  { content, remark }: Proposal<ProposedInstitution>,
): Promise<void> {
  const { tx, now } = unit;
  const { accountId, nameNepali, nameEnglish, kind, roleType, endsOn } = content;
  const account = await tx
    .selectFrom('account')
    .select(['id', 'role'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const officeId = actor.officeId ?? refuse('PERM-403');
  const described = { name_nepali: nameNepali, name_english: nameEnglish, kind, role_type: roleType, ends_on: endsOn };
  const admitted = { office_id: officeId, admitted_at: now, admitted_by: actor.accountId };
  const row = await tx
    .insertInto('institution')
    .values({ id: unit.newId(), account_id: accountId, ...described, ...admitted })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((own) => ({
        ...described,
        ...admitted,
        ended_at: null,
        ended_by: null,
        ended_reason: null,
        version: own('institution.version', '+', 1),
      })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await takeRole(unit, actor, account, roleType === 'INTERNAL' ? 'REQUESTER_INTERNAL' : 'REQUESTER_EXTERNAL');
  unit.audit({
    actor,
    action: 'INSTITUTION_ADMITTED',
    objectType: 'institution',
    objectId: row.id,
    objectVersion: row.version,
    after: content,
    remark,
  });
  await notify(unit, {
    accountId,
    eventKey: `institution:${row.id}:${row.version}`,
    type: 'MANDATE_CHANGED',
    title: 'institution.admitted.title',
    body: 'institution.admitted.body',
    next: 'institution.admitted.next',
    parameters: { name: nameEnglish, nameNepali, ...dayParameters('until', endsOn) },
    link: ASKS_PAGE,
  });
}

/**
 * The office ends an admission at once: nothing more is asked. What a company shared stays as the company shared it.
 *
 * @throws REQ-404, PERM-403 for one that another office admitted, VER-412, FLOW-409 for one that has ended
 */
export async function endInstitution(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, reason }: EndInstitution,
): Promise<void> {
  const row = await unit.tx.selectFrom('institution').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) refuse('REQ-404');
  if (row.office_id !== actor.officeId) refuse('PERM-403');
  if (row.version !== version) refuse('VER-412');
  if (stateOfInstitution(row, unit.now) === 'ENDED') refuse('FLOW-409', { message: 'institution.endedAlready' });
  const next = row.version + 1;
  await unit.tx
    .updateTable('institution')
    .set({ ended_at: unit.now, ended_by: actor.accountId, ended_reason: reason, version: next })
    .where('id', '=', id)
    .execute();
  unit.audit({
    actor,
    action: 'INSTITUTION_ENDED',
    objectType: 'institution',
    objectId: id,
    objectVersion: next,
    after: { nameEnglish: row.name_english },
    remark: reason,
  });
  await notify(unit, {
    accountId: row.account_id,
    eventKey: `institution:${id}:${next}`,
    type: 'MANDATE_CHANGED',
    title: 'institution.ended.title',
    body: 'institution.ended.body',
    parameters: { name: row.name_english, nameNepali: row.name_nepali },
    remark: reason,
    link: ASKS_PAGE,
  });
}
