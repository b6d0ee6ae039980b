import { CLAIM_EVIDENCE, type ClaimEvidence } from '@registrar/domain/calls/public-notices';
import type { Kysely } from 'kysely';
import type { DocumentContent } from '../documents/send-document';
import type { StoredDocument } from '../documents/store-document';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { holdClaimant, type ClaimantRow } from './claimants';
import { readableProceeding } from './read-proceeding';

/** Some are brought twice or taken back: what is never named is forgotten with the token. */
const MOST_BROUGHT = 3 * CLAIM_EVIDENCE.files;

/** @throws as `holdClaimant`; FLOW-409 once it was handed in, FILE-422 where too many were brought */
export async function requireRoom(unit: UnitOfWork, token: string, actor: Actor | null): Promise<ClaimantRow> {
  const claimant = await holdClaimant(unit, token, actor);
  if (claimant.claim_id !== null) refuse('FLOW-409', { message: 'proceeding.claimTwice' });
  const { brought } = await unit.tx
    .selectFrom('proceeding_claim_evidence')
    .select((of) => of.fn.countAll<number>().as('brought'))
    .where('claimant_id', '=', claimant.id)
    .executeTakeFirstOrThrow();
  if (Number(brought) >= MOST_BROUGHT)
    refuse('FILE-422', { message: 'proceeding.claimEvidenceFull', parameters: { count: CLAIM_EVIDENCE.files } });
  return claimant;
}

/** Keeps a file that was judged and stored; it belongs to nothing until it is handed in. */
export async function keepEvidence(
  unit: UnitOfWork,
  token: string,
  actor: Actor | null,
  { name, sha256, mediaType, size }: StoredDocument,
): Promise<ClaimEvidence> {
  const claimant = await requireRoom(unit, token, actor);
  const id = unit.newId();
  await unit.tx
    .insertInto('proceeding_claim_evidence')
    .values({ id, claimant_id: claimant.id, name, sha256, media_type: mediaType, size, received_at: unit.now })
    .execute();
  return { id, name, size };
}

/**
 * A file that was handed in with a claim, for who reads the proceeding.
 *
 * @throws REQ-404
 */
export async function readEvidence(
  db: Kysely<DB>,
  actor: Actor,
  { id, claimId, evidenceId }: { readonly id: string; readonly claimId: string; readonly evidenceId: string },
): Promise<DocumentContent> {
  await readableProceeding(db, actor, id);
  const file = await db
    .selectFrom('proceeding_claim_evidence as file')
    .innerJoin('proceeding_claim', 'proceeding_claim.id', 'file.claim_id')
    .select(['file.sha256', 'file.name', 'file.media_type', 'file.size'])
    .where('file.id', '=', evidenceId)
    .where('proceeding_claim.id', '=', claimId)
    .where('proceeding_claim.proceeding_id', '=', id)
    .executeTakeFirst();
  if (!file) return refuse('REQ-404');
  return { key: file.sha256, name: file.name, mediaType: file.media_type, shown: 'inline', size: file.size };
}
