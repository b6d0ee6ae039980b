import { addDays } from '@registrar/domain/calendar';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { standingCompany } from './beginnings';
import { closingStatusOf } from './closing-status';
import {
  approve,
  beginFilled,
  handIn,
  perform,
  verify,
  type Beginning,
  type FilingDeclaration,
  type FilingDeclarations,
} from './filing';
import { TODAY, type FilingDesk } from './filing-desk';
import { forcedClosings } from './forced-closings';

const CONSENT = { approvingBody: 'Nepal Rastra Bank', approvalNumber: 'NRB-12', approvedOn: TODAY };
export const CLEARANCE = {
  fiscalYear: '2082/83',
  pan: '301234567',
  certificateNumber: 'TC-2083-114',
  issuedOn: TODAY,
  turnover: 500_000_00,
  taxableIncome: 100_000_00,
  taxPaid: 25_000_00,
  voucherNumber: 'V-881',
};

const applications = {
  DE_REGISTRATION_OF_FOREIGN_TYPE: {
    process: 'DE_REGISTRATION_OF_FOREIGN_TYPE',
    begins: (desk) => standingCompany(desk, { companyTypeId: companyTypeIdOf('FOREIGN_BRANCH') }),
    answers: () => ({
      CLOSING_DECISION: {
        reason: 'The project in Nepal is finished.',
        decidedOn: TODAY,
        text: 'The board of the head office resolved to close the branch.',
        businessEndedOn: TODAY,
      },
      LIABILITIES: { outstanding: 0, employees: 'All salaries and gratuities are paid.' },
      TAX_CLEARANCE: CLEARANCE,
      BODY_CONSENT: CONSENT,
    }),
    standing: closingStatusOf,
    correction: { section: 'CLOSING_DECISION', field: 'reason', to: 'The project in Nepal has ended.' },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: ['DEREGISTRATION'], undone: true },
  },
} satisfies Partial<FilingDeclarations>;

/** What a company files to be closed, and the forms of the phases after that. */
export const closings = {
  ...applications,
  ...forcedClosings,
  DE_REGISTRATION_OF_FOREIGN_TYPE_II: {
    process: 'DE_REGISTRATION_OF_FOREIGN_TYPE_II',
    begins: (desk) => afterNotices(desk, applications.DE_REGISTRATION_OF_FOREIGN_TYPE, ['CLAIMS_I', 'CLAIMS_II']),
    answers: () => ({
      CLAIM_SETTLEMENTS: [
        { claimant: 'Kathmandu Traders', claimed: 50_000_00, way: 'PAID', settled: 50_000_00, settledOn: TODAY },
      ],
      FINAL_STATEMENT: { sentAbroad: 0, accountsClosedOn: TODAY, statement: 'Nothing is owed any more.' },
    }),
    correction: { section: 'FINAL_STATEMENT', field: 'statement', to: 'Nothing is owed to anybody.' },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], another: 'FLOW-409', undone: true },
  },
} satisfies Partial<FilingDeclarations>;

/** A proceeding whose first form was approved two months ago, and whose notices ended yesterday. */
export async function afterNotices(
  desk: FilingDesk,
  application: FilingDeclaration,
  notices: readonly string[],
): Promise<Beginning> {
  const filing = await beginFilled(desk, application);
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  await approve(filing);
  const { db } = desk.gateway.platform.database;
  const proceeding = await db
    .updateTable('proceeding')
    .set({ opened_at: new Date(`${addDays(TODAY, -60)}T06:00:00Z`) })
    .where('opened_by_filing', '=', filing.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('application')
    .set({ decided_at: new Date(`${addDays(TODAY, -60)}T06:00:00Z`) })
    .where('id', '=', filing.id)
    .execute();
  for (const kind of notices)
    await desk.gateway.platform.runUnitOfWork((unit) =>
      unit.tx
        .insertInto('proceeding_notice')
        .values({
          id: unit.newId(),
          proceeding_id: proceeding.id,
          kind,
          published_on: addDays(TODAY, -40),
          ends_on: addDays(TODAY, -1),
        })
        .execute(),
    );
  return {
    by: filing.by,
    opens: { ...filing.begun.opens, subject: { kind: 'PROCEEDING', id: proceeding.id } },
  };
}
