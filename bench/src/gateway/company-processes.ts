import { randomUUID } from 'node:crypto';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import type { Options } from '../options';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { callerOf, type Caller } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { kindsHere, type Place, type PlaceKind } from './place';
import { openPlace } from './recorder';

const FILINGS = 100;
const READS_A_RUN = 200;
/** The company of the demonstration that is late with most. */
const COMPANY = '100004';
const DAY = 86_400_000;

/**
 * What a company may file and why not the rest, asked for a company with a long history and years of missing reports.
 */
export async function measureCompanyProcesses(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(await processesOn(options, kind));
  return rows;
}

async function processesOn(options: Options, kind: PlaceKind): Promise<Row> {
  const place = await filledPlace(options, kind);
  const companyId = await addFilings(place);
  const gateway = await startGateway(options, place);
  try {
    const nisha = await callerOf(gateway.url, clientCredentials(place), 'nisha.representative');
    const asking: number[] = [];
    await askOften(nisha, companyId); // the first is the warm-up
    for (let run = 0; run < options.runs; run++) asking.push(percentile(await askOften(nisha, companyId), 99));
    return {
      name: `company processes, ${FILINGS} filings, ${kind}, p99`,
      unit: 'ms',
      ours: asking,
      bar: { kind: 'at most', limit: 50 },
      note: `every process with its reasons, for a company with five years of missing reports; ${READS_A_RUN} calls after each other`,
    };
  } finally {
    await gateway.stop();
    await place.drop();
  }
}

/** Decided ones, as they gather over the years, some that are still open, and fines that were asked for. */
async function addFilings(place: Place): Promise<string> {
  const platform = await openPlace(place);
  const {
    database: { db },
    clock,
  } = platform;
  try {
    const { id, office_id, account_id } = await db
      .selectFrom('company')
      .innerJoin('company_representative', 'company_representative.company_id', 'company.id')
      .select(['company.id', 'company.office_id', 'company_representative.account_id'])
      .where('registration_number', '=', COMPANY)
      .executeTakeFirstOrThrow();
    const now = clock.now().getTime();
    const filed = Array.from({ length: FILINGS }, (_, at) => {
      const submitted_at = new Date(now - (FILINGS - at) * 10 * DAY);
      const open = at >= FILINGS - 5;
      return {
        id: randomUUID(),
        process_name: at % 2 === 0 ? 'NAME_CHANGE' : 'MIGRATION_NAME_RESERVATION',
        status: open ? 'SUBMITTED' : 'REJECTED',
        office_id,
        applicant_id: account_id,
        applicant_role: 'COMPANY_REPRESENTATIVE',
        company_id: id,
        application_number: `BENCH-${at}`,
        created_at: submitted_at,
        updated_at: submitted_at,
        submitted_at,
        decided_at: open ? null : submitted_at,
      };
    });
    await db.insertInto('application').values(filed).execute();
    await db
      .insertInto('fine_due')
      .values({
        id: randomUUID(),
        company_id: id,
        event_id: 'ANNUAL_REPORT_S80_ALL',
        fiscal_year: '2077/78',
        due_on: '2022-01-14',
        paid_up_paisa: 100_000_00,
        created_at: clock.now(),
      })
      .execute();
    return id;
  } finally {
    await platform.close();
  }
}

async function askOften(caller: Caller, companyId: string): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < READS_A_RUN; at++) {
    const started = performance.now();
    const answer = await caller.call('GET', `external/api/company/${companyId}/process`);
    took.push(performance.now() - started);
    if (companyProcessListSchema.parse(answer).processes.every(({ allowed }) => allowed))
      throw new Error('A company that is late with five reports may not file everything');
  }
  return took;
}
