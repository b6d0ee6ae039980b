import type { BegunBatch, SigningRefusal } from '@registrar/domain/calls/paper-signing';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { renderPaperJob } from '../paper-jobs';
import { signedBy } from '../signatory';
import { maySignNow } from './officer-signature';

/**
 * Begins to sign what the officer has read, each paper once. The rows are held in one order, so that of two officers
 * who sign the same papers the second waits, and is told of each that it is taken. A job signs each paper: a gateway
 * that is killed in between leaves the others to the next one.
 *
 * @throws PERM-403 where the officer may not sign for the own office any more
 */
export async function beginBatch(unit: UnitOfWork, actor: Actor, asked: readonly string[]): Promise<BegunBatch> {
  const { officeId, accountId } = actor;
  if (officeId === null || !(await maySignNow(unit.tx, accountId, officeId))) refuse('PERM-403');
  const ids = [...new Set(asked)];
  const today = dayInNepal(unit.now);
  const held = await unit.tx
    .selectFrom('officer_signature as needed')
    .innerJoin('letter', 'letter.id', 'needed.letter_id')
    .select(['needed.letter_id', 'needed.unsigned_hash', 'letter.company_id'])
    .where('needed.letter_id', 'in', ids)
    .where('needed.office_id', '=', officeId)
    .where('letter.revoked_at', 'is', null)
    .orderBy('needed.letter_id')
    .forUpdate('needed')
    .execute();
  const found = held.map(({ letter_id }) => letter_id);
  // asked only now: whoever held the rows before has said by then what they took
  const taken = await among(
    unit.tx
      .selectFrom('signing_batch_item')
      .select('letter_id')
      .where('letter_id', 'in', ids)
      .where(sql<boolean>`outcome is distinct from 'RELEASED'`)
      .execute(),
  );
  const read = await among(
    unit.tx
      .selectFrom('signing_reading')
      .select('letter_id')
      .where('letter_id', 'in', ids)
      .where('account_id', '=', accountId)
      .execute(),
  );
  const own = new Set(
    (
      await unit.tx
        .selectFrom('company_representative')
        .select('company_id')
        .where('account_id', '=', accountId)
        .where((is) => is.or([is('until', 'is', null), is('until', '>=', today)]))
        .execute()
    ).map(({ company_id }) => company_id),
  );
  const companies = new Map(held.map(({ letter_id, company_id }) => [letter_id, company_id]));
  const reasonOf = (id: string): SigningRefusal | null => {
    if (!found.includes(id)) return 'NOT_THERE';
    if (taken.has(id)) return 'TAKEN';
    if (own.has(companies.get(id) ?? '')) return 'OWN_COMPANY';
    return read.has(id) ? null : 'NOT_READ';
  };
  const refused = ids.flatMap((id) => {
    const reason = reasonOf(id);
    return reason === null ? [] : [{ id, reason }];
  });
  const papers = ids.filter((id) => reasonOf(id) === null);
  if (papers.length === 0) return { batchId: null, refused };
  const batchId = unit.newId();
  await unit.tx
    .insertInto('signing_batch')
    .values({
      id: batchId,
      office_id: officeId,
      officer_id: accountId,
      signatory: JSON.stringify(await signedBy(unit, accountId)),
      begun_at: unit.now,
    })
    .execute();
  await unit.tx
    .insertInto('signing_batch_item')
    .values(papers.map((letter_id) => ({ batch_id: batchId, letter_id })))
    .execute();
  for (const letterId of papers) {
    unit.audit({
      actor,
      action: 'PAPER_SIGNING_INITIATED',
      objectType: 'letter',
      objectId: letterId,
      after: { batchId, unsignedHash: held.find(({ letter_id }) => letter_id === letterId)?.unsigned_hash },
    });
    unit.enqueue(renderPaperJob, { letterId }, { dedupeKey: `${batchId}:${letterId}` });
  }
  return { batchId, refused };
}

const among = async (rows: Promise<readonly { readonly letter_id: string }[]>): Promise<ReadonlySet<string>> =>
  new Set((await rows).map(({ letter_id }) => letter_id));
