import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../harness';
import { fillNation } from './fill-nation';
import { scansOf, type Scan, type Statement } from './plans';
import { readCallsOf, type ReadCall } from './read-calls';

/**
 * So much of a nation that the planner reads an index for a few rows and not a whole table, and the file stays short.
 */
const SCALE = 0.004;

/** They grow with the register. */
const LARGE = new Set([
  'account',
  'application',
  'application_history',
  'application_section',
  'audit',
  'company',
  'company_representative',
  'fine_due',
  'invoice',
  'invoice_line',
  'letter',
  'mandate',
  'name_entry',
  'name_reservation',
  'notification',
  'payment_voucher',
  'receipt',
  'register_entry',
  'session',
  'share_posting',
  'share_range',
]);

/** What may be read from end to end, and why. */
const EXCEPTIONS: readonly {
  readonly how: RegExp;
  readonly path: RegExp;
  readonly why: string;
  readonly onlyEmbedded?: true;
}[] = [
  {
    how: /of application_open_since$/,
    path: /./,
    why: 'it holds what is open only, which is what offices have to do and not what they have done',
  },
  {
    how: /of letter_not_collected$/,
    path: /dashboard-info/,
    why: 'every paper was fetched here: the index of those that wait is empty, and is read rather than looked up',
  },
  {
    how: /of (fine_due_pkey|name_reservation_pkey)$/,
    path: /./,
    why: 'joined to a few rows; at this size these hold so little that reading them whole is cheaper than looking each row up',
  },
  {
    how: /of invoice_pkey$/,
    path: /payment-voucher\?status=APPROVED/,
    why: 'not mended: what an office has verified is found among all its invoices',
  },
  {
    how: /^Seq Scan$/,
    path: /company\/search|application\//,
    onlyEmbedded: true,
    why: 'not mended: the newer planner gathers the reservations that were used, for as many companies as the embedded database is made for',
  },
  {
    how: /of invoice_pkey$/,
    path: /search=NI/,
    why: 'a revenue officer looks for a part of a number among the invoices of an office, a few times a day',
  },
];

let gateway: TestGateway;
let heard: Statement[] = [];
const tokens = new Map<string, string>();

beforeAll(async () => {
  gateway = await startTestGateway({
    demoData: true,
    onStatement: (sql, parameters) => void heard.push({ sql, parameters }),
  });
  await gateway.platform.jobs.stop();
  await fillNation(gateway.platform.database, SCALE);
});
afterAll(() => gateway?.close());

async function scansBehind({ who, path }: ReadCall): Promise<Scan[]> {
  if (who !== null && !tokens.has(who)) tokens.set(who, (await gateway.signIn(who)).accessToken);
  heard = [];
  const answer = await gateway.call('GET', path, { token: who === null ? undefined : tokens.get(who) });
  // what is refused asks nothing of the tables
  if (answer.status !== 200)
    return [{ table: path, how: `answered ${answer.status}`, filter: JSON.stringify(answer.body) }];
  const reading = new Map(
    heard.filter(({ sql }) => /^\s*(select|with|\()/i.test(sql)).map((statement) => [statement.sql, statement]),
  );
  const found: Scan[] = [];
  for (const statement of reading.values())
    found.push(...(await scansOf(gateway.platform.database.pool, statement, (table) => LARGE.has(table))));
  return found;
}

test('no call that reads goes through a table that grows with the register', async () => {
  const exceptions = EXCEPTIONS.filter(
    ({ onlyEmbedded }) => onlyEmbedded !== true || gateway.platform.database.kind !== 'server',
  );
  const calls = await readCallsOf(gateway.platform.database.db, SCALE);
  const scans = new Map<string, string>();
  for (const call of calls) {
    for (const { table, how, filter } of await scansBehind(call)) {
      if (!exceptions.some((exception) => exception.how.test(how) && exception.path.test(call.path)))
        scans.set(`${table}: ${how} ${filter}`, `${call.who ?? 'anybody'} ${call.path}`);
    }
  }
  expect(Object.fromEntries(scans)).toEqual({});
});
