import { setTimeout as pause } from 'node:timers/promises';
import { applicationDetailSchema } from '@registrar/domain/calls/filings';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { addPeople } from '../gateway/add-people';
import { APPLICATION, callerOf, newKey, saveSection, type Caller } from '../gateway/caller';
import { clientCredentials, filledPlace, startGateway, type GatewayProgram } from '../gateway/gateway-program';
import { kindsHere, type Place } from '../gateway/place';
import { openPlace } from '../gateway/recorder';
import { scan, sendParts } from '../gateway/uploads';
import type { Options } from '../options';
import type { Row } from '../row';
import { percentile } from '../statistics';

const REPORTS = 2_000;
const AT_ONCE = 50;
/** The year that ended last when the demonstration was made; every company has this one to report. */
const YEAR = '2082/83';
const KEPT_SINCE = '2026-08-01';
const TEN_MINUTES = 600;
const SCAN_BYTES = 40_000;

interface Company {
  readonly id: string;
  /** Which of the people represents it. */
  readonly person: number;
}

/**
 * Everybody files at once: reports of companies without business from the first call to the last, against one gateway
 * and then two.
 */
export async function measureAnnualReports(options: Options): Promise<Row[]> {
  if (!(await kindsHere()).includes('PostgreSQL')) return [];
  const one = await filed(options, [options.port + 2]);
  const two = await filed(options, [options.port + 2, options.port + 4]);
  const name = (what: string, gateways: string) =>
    `${what} of ${REPORTS} annual reports by ${AT_ONCE} at once, ${gateways} on PostgreSQL`;
  const note = `nothing lost and no number twice, or the bench ends; ${one.calls} calls`;
  return [
    {
      name: name('submission', 'one gateway'),
      unit: 's',
      ours: [one.seconds],
      bar: { kind: 'at most', limit: TEN_MINUTES },
      note,
    },
    {
      name: name('submission', 'two gateways'),
      unit: 's',
      ours: [two.seconds],
      peer: [one.seconds],
      bar: { kind: 'at most', limit: TEN_MINUTES },
      note: 'peer: one gateway',
    },
    {
      name: name('autosave p99', 'one gateway'),
      unit: 'ms',
      ours: [percentile(one.saves, 99)],
      bar: { kind: 'reported' },
    },
    {
      name: name('autosave p99', 'two gateways'),
      unit: 'ms',
      ours: [percentile(two.saves, 99)],
      peer: [percentile(one.saves, 99)],
      bar: { kind: 'reported' },
      note: 'peer: one gateway',
    },
    {
      name: name('submit p99', 'one gateway'),
      unit: 'ms',
      ours: [percentile(one.submits, 99)],
      bar: { kind: 'reported' },
    },
    {
      name: name('submit p99', 'two gateways'),
      unit: 'ms',
      ours: [percentile(two.submits, 99)],
      peer: [percentile(one.submits, 99)],
      bar: { kind: 'reported' },
      note: 'peer: one gateway',
    },
  ];
}

interface Filed {
  readonly seconds: number;
  readonly saves: readonly number[];
  readonly submits: readonly number[];
  readonly calls: number;
}

async function filed(options: Options, ports: readonly number[]): Promise<Filed> {
  const place = await filledPlace(options, 'PostgreSQL');
  const usernames = await addPeople(place, AT_ONCE, 'reporter', 'COMPANY_REPRESENTATIVE');
  const companies = await companiesThatReport(place, usernames);
  const gateways: GatewayProgram[] = [];
  try {
    for (const port of ports) gateways.push(await startGateway(options, place, { port, bus: 'pg' }));
    const urls = gateways.map(({ url }) => url);
    const people: { readonly caller: Caller; readonly url: string }[] = [];
    for (const [at, username] of usernames.entries()) {
      const url = urls[at % urls.length] ?? '';
      people.push({ caller: await callerOf(url, clientCredentials(place), username), url });
    }
    const [saves, submits]: [number[], number[]] = [[], []];
    const waiting = [...companies];
    let calls = 0;
    const timed = async <T>(into: number[] | undefined, work: () => Promise<T>): Promise<T> => {
      const begun = performance.now();
      const done = await work();
      into?.push(performance.now() - begun);
      calls += 1;
      return done;
    };
    const report = async ({ id, person }: Company): Promise<void> => {
      const { caller, url } = people[person] ?? people[0]!;
      const draft = applicationDetailSchema.parse(
        await timed(undefined, () =>
          caller.call(
            'POST',
            APPLICATION,
            { processName: 'ANNUAL_REPORT', companyId: id, subject: { kind: 'FISCAL_YEAR', id: YEAR } },
            newKey(),
          ),
        ),
      );
      const met = await timed(saves, () =>
        saveSection(caller, draft, 'GENERAL_MEETING', {
          dormant: true,
          meeting: 'NOT_HELD',
          notHeldReason: 'There was no business.',
        }),
      );
      const saved = await timed(saves, () =>
        saveSection(caller, met, 'FINANCIAL_STATEMENT', {
          current: { CASH_AND_BANK: 10_000_000, SHARE_CAPITAL: 10_000_000 },
        }),
      );
      const uploadId = await timed(undefined, () => sendParts(url, caller, scan(SCAN_BYTES)));
      await timed(undefined, () =>
        caller.call('POST', `${APPLICATION}/${draft.id}/document`, { requirementKey: 'AUDITED_STATEMENT', uploadId }),
      );
      const { version } = applicationDetailSchema.parse(
        await timed(undefined, () => caller.call('GET', `${APPLICATION}/${saved.id}`)),
      );
      await timed(submits, () =>
        caller.call(
          'POST',
          `${APPLICATION}/${saved.id}/submit`,
          { version, declared: annualReport.declarations.map(({ key }) => key) },
          newKey(),
        ),
      );
    };
    // each person has one report in hand
    const work = async (person: number): Promise<void> => {
      for (const company of waiting.filter((one) => one.person === person)) await report(company);
    };
    const begun = performance.now();
    await Promise.all(usernames.map((_, person) => work(person)));
    const seconds = (performance.now() - begun) / 1000;
    await pause(1000);
    for (const gateway of gateways.splice(0)) await gateway.stop();
    await requireAll(place);
    return { seconds, saves, submits, calls };
  } finally {
    for (const gateway of gateways) await gateway.stop();
    await place.drop();
  }
}

/** Companies with the one year to report and nothing else against them, shared out among the people. */
async function companiesThatReport(place: Place, usernames: readonly string[]): Promise<Company[]> {
  const platform = await openPlace(place);
  const { db } = platform.database;
  try {
    const accounts = await db
      .selectFrom('account')
      .select(['id', 'username'])
      .where('username', 'in', [...usernames])
      .execute();
    const found = await db
      .selectFrom('company')
      .select('id')
      .where('status', '=', 'ACTIVE')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('company_representative as r')
              .select('r.account_id')
              .whereRef('r.company_id', '=', 'company.id'),
          ),
        ),
      )
      .orderBy('id')
      .limit(REPORTS)
      .execute();
    if (found.length < REPORTS) throw new Error(`Only ${found.length} companies of the demonstration can report`);
    const companies = found.map(({ id }, at): Company => ({ id, person: at % usernames.length }));
    await db
      .updateTable('company')
      .set({
        created_at: new Date(`${KEPT_SINCE}T06:00:00Z`),
        registered_on: '2015-01-01',
        email_verified_at: platform.clock.now(),
      })
      .where(
        'id',
        'in',
        companies.map(({ id }) => id),
      )
      .execute();
    const accountOf = (person: number): string =>
      accounts.find(({ username }) => username === usernames[person])?.id ?? '';
    await db
      .insertInto('company_representative')
      .values(companies.map(({ id, person }) => ({ company_id: id, account_id: accountOf(person), since: KEPT_SINCE })))
      .execute();
    return companies;
  } finally {
    await platform.close();
  }
}

async function requireAll(place: Place): Promise<void> {
  const platform = await openPlace(place);
  try {
    const rows = await platform.database.db
      .selectFrom('application')
      .select(['company_id', 'application_number'])
      .where('process_name', '=', 'ANNUAL_REPORT')
      .where('submitted_at', 'is not', null)
      .where('discarded_at', 'is', null)
      .execute();
    const [companies, numbers] = [
      new Set(rows.map(({ company_id }) => company_id)).size,
      new Set(rows.map(({ application_number }) => application_number)).size,
    ];
    if (rows.length !== REPORTS || companies !== REPORTS || numbers !== REPORTS)
      throw new Error(
        `${rows.length} reports of ${companies} companies under ${numbers} numbers were kept of ${REPORTS}`,
      );
  } finally {
    await platform.close();
  }
}
