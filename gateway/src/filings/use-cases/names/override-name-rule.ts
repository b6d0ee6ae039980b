import type { NameOverrideRequest } from '@registrar/domain/calls/names';
import { validationMessage } from '@registrar/domain/messages';
import type { Language } from '@registrar/domain/bilingual';
import { sameKeys } from '../../../names/same-keys';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { checkFiled, filedName } from '../../facts/names/filed-name';
import { firstObjection } from '../../engine/guards';
import type { Situation } from '../../facts/situation';
import { seeApplication } from '../../engine/writable';

/**
 * The deciding officer overrides one finding on a word of a name: a forbidden word that may be overridden, a word
 * similar to a blacklisted one, or a word that the other script does not have. The override counts for this name of
 * this application, and is stored once even if several officers send it.
 */
export async function overrideNameRule(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  request: NameOverrideRequest & { readonly language: Language },
): Promise<void> {
  const situation = await seeApplication(unit.tx, actor, applicationId, unit.now, { forUpdate: true });
  await requireDeciding(situation, actor);
  const { application } = situation;
  const { row } = application;
  const name = filedName(application);
  const findings = (await checkFiled(unit.tx, application, unit.now))?.findings ?? [];
  const token = request.token.toLowerCase();
  const meant = findings.filter(
    (finding) => finding.kind === request.kind && finding.overridable && finding.token?.toLowerCase() === token,
  );
  if (!name || meant.length === 0) {
    refuse('VAL-422', {
      message: 'names.nothingToOverride',
      errors: [{ path: 'token', code: 'INVALID', message: validationMessage('INVALID', request.language) }],
    });
  }
  if (meant.every(({ override }) => override !== undefined)) refuse('FLOW-409', { message: 'names.overriddenAlready' });

  const same = sameKeys(name);
  const id = unit.newId();
  const given = {
    id,
    application_id: row.id,
    kind: request.kind,
    token,
    same_english: same.english,
    same_nepali: same.nepali,
    remark: request.remark,
    given_by: actor.accountId,
    given_at: unit.now,
  };
  await unit.tx.insertInto('name_override').values(given).execute();
  await unit.tx
    .insertInto('application_history')
    .values({
      application_id: row.id,
      at: unit.now,
      action: 'overrideNameRule',
      from_status: row.status,
      to_status: row.status,
      level: row.level,
      actor_id: actor.accountId,
      actor_role: actor.role,
      remark: `“${meant[0]?.token ?? request.token}”: ${request.remark}`,
    })
    .execute();
  unit.audit({
    actor,
    action: 'application.overrideNameRule',
    objectType: 'application',
    objectId: row.id,
    objectVersion: row.version,
    after: given,
    remark: request.remark,
  });
}

/** Refuses the verifier, and any officer before the application is ready for a decision. */
async function requireDeciding(situation: Situation, actor: Actor): Promise<void> {
  const { status } = situation.application.row;
  const inCommittee = actor.role === 'COMMITTEE';
  if (status !== (inCommittee ? 'SENT_FOR_COMMITTEE' : 'VERIFY')) refuse('FLOW-409');
  if (
    await firstObjection(
      inCommittee
        ? ['SAME_OFFICE', 'NO_CONFLICT_OF_INTEREST']
        : ['IN_OWN_QUEUE', 'NOT_THE_VERIFIER', 'NO_CONFLICT_OF_INTEREST'],
      situation,
    )
  )
    refuse('PERM-403');
}
