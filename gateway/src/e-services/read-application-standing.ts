import type { ApplicationStanding, ApplicationStandingRequest } from '@registrar/domain/calls/e-services';
import { applicationStatuses, whoseTurn } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import type { Caller } from '../accounts/caller';
import { isToPay } from '../applications/is-to-pay';
import { proveOtp } from '../accounts/otp';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { Refusal } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { CODE_PURPOSE, findByNumber, numberAsked } from './find-application';

/**
 * Where the application stands. A wrong code returns a refusal instead of throwing, so that the attempt is counted; a
 * number that nobody has is a wrong code too.
 */
export async function readApplicationStanding(
  { config }: Platform,
  unit: UnitOfWork,
  { applicationNumber, otp }: ApplicationStandingRequest,
  caller: Caller,
): Promise<ApplicationStanding | Refusal> {
  const asked = numberAsked(applicationNumber);
  const found = await findByNumber(unit.tx, asked);
  const proven = await proveOtp(unit, config.secrets.otpPepper, {
    purpose: CODE_PURPOSE,
    subject: asked,
    code: otp,
    caller,
  });
  if (proven instanceof Refusal) return proven;
  if (!found) return new Refusal('AUTH-OTP-MISMATCH');
  unit.audit({ actor: null, action: 'APPLICATION_STATUS_READ', objectType: 'application', objectId: found.id });
  return describe(unit.tx, found.id);
}

async function describe(db: Kysely<DB>, id: string): Promise<ApplicationStanding> {
  const row = await db
    .selectFrom('application')
    .innerJoin('office', 'office.id', 'application.office_id')
    .leftJoin('company', 'company.id', 'application.company_id')
    .where('application.id', '=', id)
    .select([
      'application.application_number',
      'application.process_name',
      'application.status',
      'application.title_english',
      'application.title_nepali',
      'application.submitted_at',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
      'company.id as company_id',
      'company.registration_number',
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
    ])
    .select(isToPay.as('to_pay'))
    .executeTakeFirstOrThrow();
  const status = applicationStatuses.schema.parse(row.status);
  return {
    applicationNumber: row.application_number ?? '',
    processName: row.process_name,
    status,
    turn: whoseTurn(status, row.to_pay),
    title: { nameEnglish: row.title_english, nameNepali: row.title_nepali },
    company:
      row.company_id === null
        ? null
        : {
            id: row.company_id,
            registrationNumber: row.registration_number ?? '',
            nameEnglish: row.company_english ?? '',
            nameNepali: row.company_nepali ?? '',
          },
    office: { nameEnglish: row.office_english, nameNepali: row.office_nepali },
    submittedAt: row.submitted_at?.toISOString() ?? null,
    steps: await stepsOf(db, id),
  };
}

/** What an officer or the person did within one status is left out, and so is everything before the submission. */
async function stepsOf(db: Kysely<DB>, id: string): Promise<ApplicationStanding['steps']> {
  const rows = await db
    .selectFrom('application_history')
    .where('application_id', '=', id)
    .select(['to_status', 'at'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ to_status: status }, at) => status !== 'DRAFT' && rows[at - 1]?.to_status !== status)
    .map(({ to_status: status, at }) => ({ status: applicationStatuses.schema.parse(status), at: at.toISOString() }));
}
