import type { AddPinRequest, Pin } from '@registrar/domain/calls/corrections';
import { isStaff } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { everyPin } from '../../facts/corrections/correction-state';
import { readPeople } from '../../facts/sections/people';
import { touchApplication } from '../../facts/sections/touch-application';
import type { Situation } from '../../facts/situation';
import { isOnlyParent } from '../../../applications/sight';
import { seeApplication } from '../../engine/writable';
import { inHand } from './in-hand';
import { labelOf } from '../../facts/corrections/place-label';

/** The remarks of all rounds; an applicant sees the sent ones, a parent company none. */
export async function readPins(db: Kysely<DB>, actor: Actor, situation: Situation): Promise<Pin[]> {
  const { application } = situation;
  if (isOnlyParent(situation)) return [];
  const rows = await everyPin(situation);
  const shown = isStaff(actor.role) ? rows : rows.filter(({ sent_at }) => sent_at !== null);
  const people = await readPeople(
    db,
    shown.map(({ author_id }) => author_id),
  );
  return shown.map((row) => {
    const label = labelOf(application, row) ?? { ne: '', en: '' };
    return {
      id: row.id,
      path: row.path,
      documentKey: row.document_key,
      labelEnglish: label.en,
      labelNepali: label.ne,
      remark: row.remark,
      round: row.round,
      by: people.get(row.author_id) ?? { id: row.author_id, nameEnglish: '', nameNepali: '', roleCode: '' },
      at: row.at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      answer: row.answer,
      answeredAt: row.answered_at?.toISOString() ?? null,
    };
  });
}

/** Adds a remark at a place of the filing; only for the officer who has it. */
export async function addPin(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  asked: AddPinRequest,
): Promise<void> {
  const { path, documentKey, remark } = {
    path: asked.path ?? null,
    documentKey: asked.documentKey ?? null,
    remark: asked.remark,
  };
  const situation = await inHand(unit, actor, applicationId);
  const { application } = situation;
  if (!labelOf(application, { path, document_key: documentKey })) refuse('REQ-404');
  const id = unit.newId();
  await unit.tx
    .insertInto('filing_pin')
    .values({
      id,
      application_id: applicationId,
      round: application.row.round,
      path,
      document_key: documentKey,
      remark,
      author_id: actor.accountId,
      at: unit.now,
    })
    .execute();
  unit.audit({
    actor,
    action: 'application.pin',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: application.row.version,
    after: { id, path, documentKey, remark },
  });
}

/** Removes a note that was not sent yet; only for the officer who has the filing. A sent remark stays. */
export async function removePin(unit: UnitOfWork, actor: Actor, applicationId: string, pinId: string): Promise<void> {
  const { application } = await inHand(unit, actor, applicationId);
  const removed = await unit.tx
    .deleteFrom('filing_pin')
    .where('id', '=', pinId)
    .where('application_id', '=', applicationId)
    .where('sent_at', 'is', null)
    .returning(['path', 'document_key', 'remark'])
    .executeTakeFirst();
  if (!removed) refuse('REQ-404');
  unit.audit({
    actor,
    action: 'application.unpin',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: application.row.version,
    before: { id: pinId, ...removed },
  });
}

/** Stores the applicant's answer to a remark; the last answer counts. */
export async function answerPin(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  pinId: string,
  answer: string,
): Promise<void> {
  const { application, isOwner } = await seeApplication(unit.tx, actor, applicationId, unit.now, { forUpdate: true });
  if (!isOwner) refuse('PERM-403');
  if (application.row.status !== 'SEND_FOR_CORRECTION') refuse('FLOW-409');
  const answered = await unit.tx
    .updateTable('filing_pin')
    .set({ answer, answered_by: actor.accountId, answered_at: unit.now })
    .where('id', '=', pinId)
    .where('application_id', '=', applicationId)
    .where('round', '=', application.row.round)
    .where('sent_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!answered) refuse('REQ-404');
  await touchApplication(unit, application, undefined);
  unit.audit({
    actor,
    action: 'application.answerPin',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: application.row.version + 1,
    after: { id: pinId, answer },
  });
}
