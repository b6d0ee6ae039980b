import { may, roles } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';

const bilingual = z.object({ ne: z.string(), en: z.string() });
/** Who signs, as it stood when the batch was begun. */
export const signatorySchema = z.object({ name: bilingual, role: bilingual });
export type BatchSignatory = z.infer<typeof signatorySchema>;

/** A paper that an officer signs in person, as its file is made. */
export interface OfficerSignature {
  readonly officeId: number;
  /** The file that is read and signed; null: not written yet. */
  readonly draft: { readonly key: string; readonly hash: string } | null;
  /** Who has begun to sign it; null: it waits. */
  readonly batch: {
    readonly id: string;
    readonly officerId: string;
    readonly signatory: BatchSignatory;
    readonly begunAt: Date;
  } | null;
}

/** The paper's hand, or null where the office signs it by itself. */
export async function officerSignatureOf(db: Kysely<DB>, letterId: string): Promise<OfficerSignature | null> {
  const row = await db
    .selectFrom('officer_signature as needed')
    .leftJoin('signing_batch_item as item', (join) =>
      join.onRef('item.letter_id', '=', 'needed.letter_id').on(sql<boolean>`item.outcome is distinct from 'RELEASED'`),
    )
    .leftJoin('signing_batch as batch', 'batch.id', 'item.batch_id')
    .select([
      'needed.office_id',
      'needed.draft_key',
      'needed.unsigned_hash',
      'batch.id',
      'batch.officer_id',
      'batch.signatory',
      'batch.begun_at',
    ])
    .where('needed.letter_id', '=', letterId)
    .executeTakeFirst();
  if (!row) return null;
  const { draft_key, unsigned_hash, id, officer_id, begun_at } = row;
  return {
    officeId: row.office_id,
    draft: draft_key === null || unsigned_hash === null ? null : { key: draft_key, hash: unsigned_hash },
    batch:
      id === null || officer_id === null || begun_at === null
        ? null
        : { id, officerId: officer_id, signatory: signatorySchema.parse(row.signatory), begunAt: begun_at },
  };
}

/** Whether this person may sign for that office now: an active account with a role that signs, in that office. */
export async function maySignNow(db: Kysely<DB>, officerId: string, officeId: number): Promise<boolean> {
  const officer = await db
    .selectFrom('account')
    .select(['role', 'office_id'])
    .where('id', '=', officerId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return (
    officer !== undefined &&
    roles.has(officer.role) &&
    may(officer.role, 'SIGN_PAPERS') &&
    officer.office_id === officeId
  );
}

/**
 * Ends what an officer has begun. Where the officer may not sign any more it waits for another one: their row is held
 * until then, so that a role is not taken away between the question and the signature.
 *
 * @returns whether the paper is signed by this
 */
export async function endSigning(
  unit: UnitOfWork,
  letterId: string,
  { id: batchId, officerId }: NonNullable<OfficerSignature['batch']>,
): Promise<boolean> {
  const { office_id } = await unit.tx
    .selectFrom('officer_signature')
    .select('office_id')
    .where('letter_id', '=', letterId)
    .executeTakeFirstOrThrow();
  await unit.tx.selectFrom('account').select('id').where('id', '=', officerId).forShare().execute();
  const outcome = (await maySignNow(unit.tx, officerId, office_id)) ? 'SIGNED' : 'RELEASED';
  const ended = await endItem(unit, { letterId, batchId }, outcome);
  if (ended && outcome === 'RELEASED')
    unit.audit({
      actor: null,
      action: 'PAPER_SIGNING_RELEASED',
      objectType: 'letter',
      objectId: letterId,
      after: { batchId },
    });
  return ended && outcome === 'SIGNED';
}

/** False where it had ended already. */
async function endItem(
  unit: UnitOfWork,
  { letterId, batchId }: { readonly letterId: string; readonly batchId: string },
  outcome: 'SIGNED' | 'RELEASED',
): Promise<boolean> {
  const ended = await unit.tx
    .updateTable('signing_batch_item')
    .set({ outcome, ended_at: unit.now })
    .where('batch_id', '=', batchId)
    .where('letter_id', '=', letterId)
    .where('outcome', 'is', null)
    .returning('letter_id')
    .executeTakeFirst();
  return ended !== undefined;
}
