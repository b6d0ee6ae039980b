import type { DocumentAsk, DocumentAskState } from '@registrar/domain/calls/document-asks';
import { askedTargets } from '@registrar/domain/calls/document-asks';
import { institutionKinds } from '@registrar/domain/calls/institutions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/database/schema.generated';
import { stateOfShare } from '../share';

const targetSchema = z.enum(askedTargets);

/** Asks with what lists show of them. */
export const asks = (db: Kysely<DB>) =>
  db
    .selectFrom('document_ask')
    .innerJoin('institution', 'institution.id', 'document_ask.institution_id')
    .innerJoin('account', 'account.id', 'institution.account_id')
    .innerJoin('company', 'company.id', 'document_ask.company_id')
    .leftJoin('document_share as share', 'share.id', 'document_ask.share_id')
    .selectAll('document_ask')
    .select([
      'institution.account_id',
      'institution.name_english as institution_english',
      'institution.name_nepali as institution_nepali',
      'institution.kind as institution_kind',
      'institution.role_type',
      'institution.ends_on',
      'institution.ended_at',
      'account.email as institution_email',
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
      'company.registration_number',
      'share.number as share_number',
      'share.asked_at as shared_at',
      'share.opens_at',
      'share.expires_at',
      'share.revoked_at',
      'share.objected_at',
    ]);
export type ListedAsk = Awaited<ReturnType<ReturnType<typeof asks>['execute']>>[number];

type Happened = Pick<ListedAsk, 'share_id' | 'refused_at' | 'withdrawn_at' | 'lapses_at'>;

/** Where an ask stands at this moment. */
export function stateOfAsk({ share_id, refused_at, withdrawn_at, lapses_at }: Happened, now: Date): DocumentAskState {
  if (share_id !== null) return 'SHARED';
  if (refused_at !== null) return 'REFUSED';
  if (withdrawn_at !== null) return 'WITHDRAWN';
  return lapses_at <= now ? 'LAPSED' : 'OPEN';
}

export const targetOf = ({ target }: Pick<ListedAsk, 'target'>): DocumentAsk['target'] => targetSchema.parse(target);

export function toAsk(row: ListedAsk, now: Date): DocumentAsk {
  return {
    id: row.id,
    number: row.number,
    company: {
      id: row.company_id,
      nameEnglish: row.company_english,
      nameNepali: row.company_nepali,
      registrationNumber: row.registration_number,
    },
    institution: {
      nameEnglish: row.institution_english,
      nameNepali: row.institution_nepali,
      kind: institutionKinds.schema.parse(row.institution_kind),
      roleType: row.role_type,
      email: row.institution_email,
    },
    target: targetOf(row),
    purpose: row.purpose,
    state: stateOfAsk(row, now),
    askedAt: row.asked_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    answeredAt: (row.shared_at ?? row.refused_at ?? row.withdrawn_at)?.toISOString() ?? null,
    refusedReason: row.refused_reason,
    share: shareOf(row, now),
    version: row.version,
  };
}

function shareOf(row: ListedAsk, now: Date): DocumentAsk['share'] {
  const { share_number: number, expires_at, opens_at, revoked_at, objected_at } = row;
  if (number === null || expires_at === null || opens_at === null) return null;
  const state = stateOfShare({ revoked_at, objected_at, expires_at, opens_at }, now);
  return { number, state, expiresAt: expires_at.toISOString() };
}
