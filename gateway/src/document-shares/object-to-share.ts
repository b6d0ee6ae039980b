import type { ShareObjectionView } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import type { Kysely } from 'kysely';
import { answerLink, findLink, revokeLinks, type OutsideLink } from '../outside/outside-link';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { nameOf } from '../register/person-name';
import { notifyRepresentatives } from './notify-of-share';
import { shares, stateOfShare, type ListedShare } from './share';

const PURPOSE = 'DOCUMENT_SHARE_OBJECTION';

/** What a person named in it reads before it is shared. */
export async function viewShareObjection(db: Kysely<DB>, token: string, now: Date): Promise<ShareObjectionView> {
  const found = await findPerson(db, token);
  const { link, row } = found;
  return {
    ...(await readShown(db, found)),
    state: link.answered_at !== null ? 'OBJECTED' : stateOfShare(row, now) === 'WAITING' ? 'OPEN' : 'OVER',
    until: row.opens_at.toISOString(),
    objectedAt: link.answered_at?.toISOString() ?? null,
  };
}

/** What the person was shown; the link keeps its hash with the objection. */
async function readShown(db: Kysely<DB>, { row, person }: Found) {
  return {
    company: { regNo: row.registration_number, nameEnglish: row.company_english, nameNepali: row.company_nepali },
    person: { nameEnglish: person.name_english, nameNepali: person.name_nepali },
    receiver: row.receiver,
    purpose: row.purpose,
    target: row.letter_id === null ? ('COMPANY' as const) : ('PAPER' as const),
    kind: row.letter_kind === null ? null : letterKinds.schema.parse(row.letter_kind),
    sharedBy: await nameOf(db, row.asked_by),
  };
}

/** An objection in time stops the share for good; the company is told of the reason and may agree with the person. */
export async function objectToShare(unit: UnitOfWork, token: string, reason: string): Promise<void> {
  const { row } = await findPerson(unit.tx, token);
  await unit.tx.selectFrom('document_share').select('id').where('id', '=', row.id).forUpdate().execute();
  const found = await findPerson(unit.tx, token);
  if (found.link.answered_at !== null) refuse('FLOW-409', { message: 'share.objectedAlready' });
  const state = stateOfShare(found.row, unit.now);
  if (state !== 'WAITING' && state !== 'OBJECTED') refuse('FLOW-409', { message: 'share.objectionOver' });
  await answerLink(unit, PURPOSE, found.link, {
    answer: 'OBJECTED',
    remark: reason,
    shown: await readShown(unit.tx, found),
  });
  if (found.row.objected_at !== null) return;
  await unit.tx
    .updateTable('document_share')
    .set({ objected_at: unit.now, version: found.row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await revokeLinks(unit, 'DOCUMENT_SHARE', [row.id]);
  unit.audit({
    actor: null,
    action: 'DOCUMENT_SHARE_OBJECTED',
    objectType: 'document-share',
    objectId: row.id,
    objectVersion: found.row.version + 1,
    after: { number: row.number, personId: found.person.id },
    remark: reason,
  });
  await notifyRepresentatives(unit, row.id, 'objected', reason);
}

interface Found {
  readonly link: OutsideLink;
  readonly row: ListedShare;
  readonly person: { readonly id: string; readonly name_english: string; readonly name_nepali: string };
}

async function findPerson(db: Kysely<DB>, token: string): Promise<Found> {
  const link = await findLink(db, PURPOSE, { actor: null, reference: token });
  const person = await db
    .selectFrom('document_share_person')
    .selectAll()
    .where('id', '=', link.object_id)
    .executeTakeFirst();
  const row = person && (await shares(db).where('document_share.id', '=', person.share_id).executeTakeFirst());
  return person && row ? { link, row, person } : refuse('REQ-404');
}
