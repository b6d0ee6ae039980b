import type { Language } from '@registrar/domain/bilingual';
import type { CompanyStanding } from '@registrar/domain/calls/company-standing';
import { isStaff } from '@registrar/domain/permissions';
import type { BlockerCode } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { Noted } from '../../../register/access-log/note-access';
import { openPrivateRecord } from '../../../register/record/open-private-record';
import { blockerTests } from './blocker-tests';
import { readCompanyFacts } from './company-facts';
import { inLanguage } from './law-reason';

/** Blockers of the company itself, whatever it files, in the order of display. */
const MATTERS = [
  'DEREGISTERED',
  'FROZEN',
  'IN_LIQUIDATION',
  'IN_DEREGISTRATION',
  'MERGING',
  'MIGRATED_UNVERIFIED',
  'EMAIL_UNVERIFIED',
  'OPEN_CALL_FOR_EXPLANATION',
  'NOT_IN_GOOD_STANDING',
  'OUTSTANDING_FINE',
  'THREE_MONTH_UPDATE_DUE',
] as const satisfies readonly BlockerCode[];

/** The standing of the company in the register today. */
export async function readCompanyStanding(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { now, language, note }: Noted & { readonly language: Language },
): Promise<CompanyStanding> {
  const { parts, reading } = await openPrivateRecord(db, actor, companyId, { part: 'RECORD', today: dayInNepal(now) });
  await note(actor, reading);
  const facts = (await readCompanyFacts(db, companyId, now)) ?? refuse('REQ-404');
  const row = await db
    .selectFrom('company')
    .innerJoin('office', 'office.id', 'company.office_id')
    .select([
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'company.email',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  // these tests read only the company; the process is required by the type and has no influence
  const matters = MATTERS.flatMap(
    (code) =>
      blockerTests[code]({ process: 'OTHERS', company: facts, filing: null, subjectId: null, reservation: null }) ?? [],
  );
  return {
    company: {
      id: companyId,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      registrationNumber: row.registration_number,
      status: facts.status,
      officeEnglish: row.office_english,
      officeNepali: row.office_nepali,
    },
    reader: isStaff(actor.role) ? 'OFFICE' : reading.ground === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : 'INTERMEDIARY',
    readsShareholders: parts.shareholders,
    goodStanding: matters.length === 0,
    matters: matters.map((reason) => inLanguage(reason, language)),
    email: row.email === null ? null : { address: row.email, verified: facts.emailVerified },
    obligations: facts.open
      .map(({ kind, fiscalYear, dueOn }) => ({ kind, fiscalYear, dueOn, overdue: dueOn < facts.today }))
      .sort((one, other) => one.dueOn.localeCompare(other.dueOn)),
    outstandingPaisa: facts.outstanding?.totalPaisa ?? 0,
  };
}
