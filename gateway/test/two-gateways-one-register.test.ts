import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Config } from '../src/platform/config/config';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { dayInNepal } from '../src/platform/clock';
import { closingCompanies } from '../src/demonstration/closing/closing-companies';
import { composeCompanies } from '../src/demonstration/compose-companies';
import { act, callerOf, filledDraft, freeName, take } from './filings-kit';
import { draftsFor, expectOneWinner, rushers, submitTogether } from './name-rush-kit';
import { decideOn, proposalsOf, propose } from './word-list-kit';
import { createServerDatabase, startTestGateway, type TestGateway } from './harness';

const { TEST_DATABASE_URL } = process.env;
const check = TEST_DATABASE_URL ? test : test.skip;
let drop: (() => Promise<void>) | undefined;
let gateways: TestGateway[] = [];

beforeAll(async () => {
  if (!TEST_DATABASE_URL) return;
  const server = await createServerDatabase(TEST_DATABASE_URL);
  drop = server.drop;
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  const { place } = server;
  gateways = await Promise.all(
    [1, 2].map(() =>
      startTestGateway({ demoData: true, database: place, bus: { kind: 'pg', url: place.url }, change }),
    ),
  );
}, 180_000);
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await drop?.();
});

function pair(): [TestGateway, TestGateway] {
  const [here, there] = gateways;
  if (!here || !there) throw new Error('two gateways were asked for');
  return [here, there];
}

check('started together on an empty database, they seed it once', async () => {
  const { db } = pair()[0].platform.database;
  const { people } = await db
    .selectFrom('account')
    .select((the) => the.fn.countAll<number>().as('people'))
    .where('username', '=', 'ram.applicant')
    .executeTakeFirstOrThrow();
  const { companies } = await db
    .selectFrom('company')
    .select((the) => the.fn.countAll<number>().as('companies'))
    .where('migrated', '=', false)
    .executeTakeFirstOrThrow();
  const today = dayInNepal(pair()[0].clock.now());
  const invented = composeCompanies(today).length + closingCompanies(today).length;
  expect([Number(people), Number(companies)]).toEqual([1, invented]);
});

check('one name asked for at both in the same second is held once', async () => {
  const [here, there] = pair();
  const [ram, sita] = [await callerOf(here, 'ram.applicant'), await callerOf(there, 'sita.applicant')];
  for (let round = 0; round < 3; round++) {
    const name = freeName();
    const [first, second] = [await filledDraft(ram, name), await filledDraft(sita, name)];
    const answers = await Promise.all([act(ram, first, 'submit'), act(sita, second, 'submit')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  }
});

check(
  'fifty ask for one name at two gateways at the same moment, each in their own spelling: one has it',
  async () => {
    const [here, there] = pair();
    const callers = [...(await rushers(here, 'here', 25)), ...(await rushers(there, 'there', 25))];
    const drafts = await draftsFor(callers, freeName());
    await expectOneWinner(drafts, await submitTogether(drafts));
    expect(await verifyAudit(here.platform.database.db)).toMatchObject({ intact: true });
  },
  180_000,
);

check('one application approved at both is approved once', async () => {
  const [here, there] = pair();
  const [ram, gita, maya, elsewhere] = [
    await callerOf(here, 'ram.applicant'),
    await callerOf(there, 'gita.operator'),
    await callerOf(here, 'maya.approver'),
    await callerOf(there, 'krishna.approver'),
  ];
  const verified = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const answers = await Promise.all([act(maya, verified, 'approve'), act(elsewhere, verified, 'approve')]);
  expect(answers.map((answer) => [answer.status, answer.body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'FLOW-409'],
  ]);
  expect(await verifyAudit(here.platform.database.db)).toMatchObject({ intact: true });
});

check('a word that is listed at one counts at the other from the same moment', async () => {
  const [here, there] = pair();
  const [sysadmin, krishna] = [await callerOf(here, 'sysadmin.demo'), await callerOf(here, 'krishna.approver')];
  const ask = async (): Promise<unknown> =>
    (await there.call('POST', 'external/api/name/check', { body: { english: 'Qorvexal Traders' } })).body.data;
  expect(await ask()).toMatchObject({ findings: [] });
  await propose(sysadmin, { list: 'FORBIDDEN', change: 'ADD', entries: [{ english: 'qorvexal', nepali: '' }] });
  const [proposal] = await proposalsOf(krishna);
  expect(await decideOn(krishna, proposal?.id ?? '', 'approve')).toMatchObject({ status: 200 });
  expect(await ask()).toMatchObject({ findings: [{ kind: 'NAME_FORBIDDEN_WORD', severity: 'refuse' }] });
});
