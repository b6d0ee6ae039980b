import { randomUUID } from 'node:crypto';
import { newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import type { Owned } from './try-kit';

export const INSTITUTION_ADMISSIONS = 'external/api/institution-admission';
export const INSTITUTIONS = 'external/api/institution';
export const ASKS = 'external/api/document-ask';
export const RECEIVED_ASKS = 'external/api/company-document-ask';

export const HIMAL_BANK = {
  nameNepali: 'हिमाल बैंक',
  nameEnglish: 'Himal Bank',
  kind: 'BANK',
  roleType: 'EXTERNAL',
  endsOn: '2027-11-24',
  remark: 'The letter of the bank was seen',
} as const;

export const proposeInstitution = (by: Caller, username: string, more: object = {}): Promise<Answer> =>
  by.call('POST', INSTITUTION_ADMISSIONS, { ...HIMAL_BANK, username, ...more }, newKey());

export const decideInstitution = (
  by: Caller,
  id: string,
  how: 'approve' | 'refuse' | 'withdraw',
  body: object = { remark: 'Compared with the letter' },
): Promise<Answer> => by.call('POST', `${INSTITUTION_ADMISSIONS}/${id}/${how}`, body, newKey());

export const askForVerifiedDocument = (
  by: Caller,
  companyId: string,
  more: object = {},
  key = newKey(),
): Promise<Answer> =>
  by.call('POST', ASKS, { companyId, target: 'CERTIFICATE_OF_INCORPORATION', purpose: 'A loan', ...more }, key);

/** An institution of the first office with an ask that waits, and a proposal to admit another one. */
export async function addInstitutionObjects(
  { platform, clock, addAccount }: TestGateway,
  objects: Map<Owned, string>,
  company: string,
): Promise<void> {
  const { db } = platform.database;
  const { id: administrator } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'kamala.admin')
    .executeTakeFirstOrThrow();
  const accountId = await addAccount({ username: 'everest.bank', role: 'REQUESTER_EXTERNAL' });
  const { remark, nameNepali, nameEnglish, kind, roleType, endsOn } = HIMAL_BANK;
  const institution = randomUUID();
  await db
    .insertInto('institution')
    .values({
      id: institution,
      account_id: accountId,
      name_nepali: nameNepali,
      name_english: nameEnglish,
      kind,
      role_type: roleType,
      office_id: 1,
      admitted_at: clock.now(),
      admitted_by: administrator,
      ends_on: endsOn,
    })
    .execute();
  const ask = randomUUID();
  await db
    .insertInto('document_ask')
    .values({
      id: ask,
      number: 'DAK-TRY',
      institution_id: institution,
      company_id: company,
      target: 'CERTIFICATE_OF_INCORPORATION',
      purpose: 'A loan',
      asked_at: clock.now(),
      lapses_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .execute();
  const admission = randomUUID();
  await db
    .insertInto('proposal')
    .values({
      id: admission,
      kind: 'INSTITUTION_ADMISSION',
      subject: accountId,
      offices: [1],
      content: JSON.stringify({ accountId, nameNepali, nameEnglish, kind, roleType, endsOn, isRenewal: true }),
      remark,
      status: 'PROPOSED',
      proposed_by: administrator,
      proposed_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .execute();
  objects.set('institution', institution).set('documentAsk', ask).set('institutionAdmission', admission);
}
