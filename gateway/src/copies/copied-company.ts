import type { LetterKind } from '@registrar/domain/calls/letters';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations';
import { isStaff } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { readerGround } from '../register/access-log/reader-ground';
import { actsInAll } from '../money/card/payers';

/** Papers that everybody may have a copy of (section 25): of persons they say only what the register makes public. */
export const PUBLIC_PAPERS: readonly LetterKind[] = [
  'CERTIFICATE_OF_INCORPORATION',
  'MEMORANDUM',
  'ARTICLES',
  'CERTIFICATE_OF_NAME_CHANGE',
  'CERTIFICATE_OF_CONVERSION',
];

/** What is never copied by an order: it is about a payment or an order itself, or tells what another copy tells. */
export const NOT_COPIED: readonly LetterKind[] = [
  'RECEIPT',
  'CREDIT_NOTE',
  'CERTIFIED_COPY',
  'GOOD_STANDING',
  'REGISTER_EXTRACT',
  'SHARE_EXTRACT',
];

export interface CopiedCompany {
  readonly id: string;
  readonly officeId: number;
  readonly type: CompanyType;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly registrationNumber: string;
  /** The person represents it, or has an unlimited mandate: private papers are offered, and no identity is asked. */
  readonly speaks: boolean;
  /** The person may read the register of shareholders. */
  readonly shareList: boolean;
}

/** A company and what this person may ask of it, whatever its status. Null: somebody without an account. */
export async function readCopiedCompany(
  db: Kysely<DB>,
  actor: Pick<Actor, 'accountId' | 'role' | 'officeId'> | null,
  companyId: string,
  today: string,
): Promise<CopiedCompany> {
  const row = await db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .select([
      'company.id',
      'company.office_id',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'company_type.key as type',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  const speaks = actor !== null && !isStaff(actor.role) && (await actsInAll(db, actor.accountId, companyId, today));
  const ground =
    actor === null || isStaff(actor.role)
      ? null
      : await readerGround(db, actor, { id: companyId, officeId: row.office_id }, today);
  return {
    id: row.id,
    officeId: row.office_id,
    type: companyTypes.schema.parse(row.type),
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    registrationNumber: row.registration_number,
    speaks,
    shareList: speaks || ground === 'REPRESENTATIVE',
  };
}
