import type { ClaimReceipt, SubmitClaimRequest } from '@registrar/domain/calls/public-notices';
import type { Language } from '@registrar/domain/bilingual';
import type { Caller } from '../accounts/caller';
import { hashToken } from '../accounts/secrets';
import type { Actor } from '../platform/actor';
import { enforceLimit } from '../platform/counters';
import { mask } from '../platform/outbound/mask';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { holdClaimant, type ClaimantRow } from './claimants';
import { receiveClaim, type Claimant } from './claims';
import { refuseField } from '../platform/refuse-field';

const DAY = 24 * 3600;
/** For all notices together: an office hears many creditors, but not this many of one person in a day. */
const OF_ADDRESS = { name: 'claims-of-address', hits: 20, seconds: DAY };
const OF_PLACE = { name: 'claims-of-place', hits: 60, seconds: DAY };

interface Submitted {
  readonly token: string;
  readonly actor: Actor | null;
  readonly caller: Caller;
  readonly language: Language;
}

/**
 * Hands in what the token is good for. Sent again, it is the receipt of the first time.
 *
 * @throws as `holdClaimant` and `receiveClaim`; RATE-429 beyond the day's limits
 */
export async function submitClaim(
  unit: UnitOfWork,
  { token, actor, caller, language }: Submitted,
  request: SubmitClaimRequest,
): Promise<ClaimReceipt> {
  const row = await holdClaimant(unit, token, actor);
  if (row.claim_id !== null) return receiptOf(unit, row, row.claim_id);
  await enforceLimit(unit.tx, unit.now, OF_ADDRESS, row.account_id ?? hashToken(row.address ?? ''));
  await enforceLimit(unit.tx, unit.now, OF_PLACE, caller.place);
  const { proceeding_id, kind: notice } = await unit.tx
    .selectFrom('proceeding_notice')
    .select(['proceeding_id', 'kind'])
    .where('id', '=', row.notice_id)
    .executeTakeFirstOrThrow();
  const claimId = await receiveClaim(
    unit,
    claimantOf(row, actor, request, language),
    proceeding_id,
    {
      notice,
      kind: request.kind,
      text: request.text,
      amountPaisa: request.kind === 'CLAIM' ? request.amountPaisa : null,
      evidence: { claimantId: row.id, ids: request.evidence },
    },
    language,
  );
  await unit.tx.updateTable('proceeding_claimant').set({ claim_id: claimId }).where('id', '=', row.id).execute();
  return receiptOf(unit, row, claimId);
}

function claimantOf(row: ClaimantRow, actor: Actor | null, { name }: SubmitClaimRequest, language: Language): Claimant {
  if (row.account_id !== null) return { actor: actor ?? refuse('AUTH-REQUIRED') };
  if (name === undefined) return refuseField(language, 'name', 'CLAIMANT_NAME_REQUIRED');
  return {
    actor: null,
    name,
    email: row.channel === 'EMAIL' ? row.address : null,
    mobileNumber: row.channel === 'MOBILE_NUMBER' ? row.address : null,
  };
}

async function receiptOf({ tx }: UnitOfWork, { address }: ClaimantRow, claimId: string): Promise<ClaimReceipt> {
  const claim = await tx
    .selectFrom('proceeding_claim')
    .select(['number', 'kind', 'received_at'])
    .where('id', '=', claimId)
    .executeTakeFirstOrThrow();
  return {
    number: claim.number ?? '',
    kind: claim.kind,
    receivedAt: claim.received_at.toISOString(),
    toldAt: address === null ? null : mask(address),
  };
}
