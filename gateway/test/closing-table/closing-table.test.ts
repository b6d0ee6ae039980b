import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { roles, type Role } from '@registrar/domain/roles';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { sql } from 'kysely';
import { createApplication } from '../../src/filings/use-cases/application/create-application';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import type { Actor } from '../../src/platform/actor';
import { Refusal } from '../../src/platform/refusal';
import type { UnitOfWork } from '../../src/platform/unit-of-work';
import { obstaclesOf, officeEnds } from '../../src/proceeding-orders/obstacles';
import { readProceeding } from '../../src/proceedings/read-proceeding';
import { withdrawProceeding } from '../../src/proceedings/withdraw-proceeding';
import { startTestGateway, type TestGateway } from '../harness';
import { standingCompany } from '../filings/beginnings';
import { BEGINS, OFFICE, openDesk, TODAY, type FilingDesk } from '../filings/filing-desk';
import { companyOfYears } from '../filings/liquidations';
import { casesOf, closingKinds, groupOf, stagesOf, type Case } from './stages';
import { stand } from './stand';

/**
 * Every kind x phase x form x status x role. The cases come from the definitions, what is allowed in each from the
 * functions that decide, and what ought to be from the file beside this one, which is written by hand from workflow 6.8
 * and decision 253.
 */
const FILE = path.join(import.meta.dirname, 'closing-table.txt');

let gateway: TestGateway;
let desk: FilingDesk;
/** By what each is: those who may file for the company of a case, and everybody else. */
let company: Readonly<Record<string, Actor>>;
let liquidator: Actor;
let others: Readonly<Record<string, Actor>>;
let approver: Actor;
let licenceId: string;

beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  desk = await openDesk(gateway);
  const person = async (username: string, role: Role): Promise<Actor> => ({
    accountId: await gateway.addAccount({ username, role, officeId: OFFICE }),
    sessionId: username,
    username,
    role,
    officeId: OFFICE,
    external: !['OPERATOR', 'APPROVER_1', 'APPROVER_2'].includes(role),
    screens: new Set(),
    restriction: null,
    secondFactor: 'NONE',
    ipHash: '',
  });
  const entries = await Promise.all(
    roles.keys.map(async (role) => [role, await person(`any.${role.toLowerCase()}`, role)] as const),
  );
  others = Object.fromEntries(entries);
  approver = await person('conducts', 'APPROVER_1');
  company = {
    representative: await person('represents', 'COMPANY_REPRESENTATIVE'),
    'applicant who represents it': await person('represents.too', 'APPLICANT'),
    'intermediary with a mandate': await person('has.mandate', 'INTERMEDIARY'),
  };
  others = {
    ...others,
    'intermediary with a mandate for something else': await person('other.mandate', 'INTERMEDIARY'),
  };
  liquidator = await person('liquidates', 'LIQUIDATOR');
  licenceId = await gateway.platform.runUnitOfWork(async (unit) => {
    const id = unit.newId();
    await unit.tx
      .insertInto('liquidator_licence')
      .values({
        id,
        licence_number: 'IP-T-1',
        licence_key: 'IPT1',
        name_nepali: 'कमल अधिकारी',
        name_english: 'Kamal Adhikari',
        kind: 'INSOLVENCY_PRACTITIONER',
        ends_on: '2030-01-01',
        email: 'kamal@makalu.example',
        phone: '9841777666',
        account_id: liquidator.accountId,
        asked_at: unit.now,
        admitted_at: unit.now,
        admitted_by: approver.accountId,
        created_at: unit.now,
      })
      .execute();
    return id;
  });
});
afterAll(() => gateway?.close());

/** A company that nothing but its own closing stops. */
async function companyFor(kind: string): Promise<string> {
  if (kind === 'LIQUIDATION') return (await companyOfYears(desk)).opens.companyId ?? '';
  const foreign = kind === 'DE_REGISTRATION_OF_FOREIGN_TYPE';
  const { opens } = await standingCompany(desk, foreign ? { companyTypeId: companyTypeIdOf('FOREIGN_BRANCH') } : {});
  await gateway.platform.database.db
    .updateTable('company')
    .set({ registered_on: '2015-01-01', paid_up_capital: 1_000_000_00 })
    .where('id', '=', opens.companyId)
    .execute();
  return opens.companyId;
}

async function letAct(companyId: string): Promise<void> {
  const { runUnitOfWork } = gateway.platform;
  await runUnitOfWork(async (unit) => {
    for (const { accountId, role } of Object.values(company))
      if (role !== 'INTERMEDIARY')
        await unit.tx
          .insertInto('company_representative')
          .values({ company_id: companyId, account_id: accountId, since: '2020-01-01' })
          .execute();
    const mandated = [
      [company['intermediary with a mandate'], null],
      [others['intermediary with a mandate for something else'], '["LOCATION_CHANGE"]'],
    ] as const;
    for (const [actor, processes] of mandated)
      if (actor)
        await unit.tx
          .insertInto('mandate')
          .values({
            id: unit.newId(),
            company_id: companyId,
            account_id: actor.accountId,
            email: `${actor.username}@example.com`,
            asked_by: 'COMPANY',
            state: 'ACCEPTED',
            since: '2021-01-01',
            processes,
            requested_by: actor.accountId,
            created_at: unit.now,
          })
          .execute();
  });
}

/** What an act answers, and nothing of it remains. */
async function answerTo(unit: UnitOfWork, act: () => Promise<unknown>): Promise<string> {
  await sql`savepoint before_act`.execute(unit.tx);
  try {
    await act();
    return 'may';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details } = error;
    return [code, details.blocker?.code ?? details.message ?? ''].join(' ').trim();
  } finally {
    await sql`rollback to savepoint before_act`.execute(unit.tx);
  }
}

const UNDONE = new Error('Undone');

interface Found {
  readonly company: string;
  readonly liquidator: string;
  readonly withdraws: string;
  readonly order: string;
  readonly publishes: string;
  /** By person, for all who have no part in the company. */
  readonly others: Readonly<Record<string, string>>;
}

async function look(one: Case, companyId: string): Promise<Found> {
  const { form, stage } = one;
  let found: Found | undefined;
  const of = { companyId, applicantId: desk.representative.userId, officerId: approver.accountId, licenceId };
  const work = async (unit: UnitOfWork) => {
    const id = await stand(unit, one, of);
    const begin = (actor: Actor) =>
      answerTo(unit, () =>
        createApplication(
          unit,
          actor,
          {
            processName: form,
            companyId,
            ...(id !== null && ofProceeding(form) && { subject: { kind: 'PROCEEDING', id } }),
          },
          'en',
        ),
      );
    const own = new Set<string>();
    for (const actor of Object.values(company)) own.add(await begin(actor));
    const strangers: Record<string, string> = {};
    if (asksStrangers(one)) for (const [name, actor] of Object.entries(others)) strangers[name] = await begin(actor);
    found = {
      company: [...own].join(' / '),
      liquidator: await begin(liquidator),
      others: strangers,
      ...(await office(unit, one, id)),
    };
    throw UNDONE;
  };
  await gateway.platform.runUnitOfWork(work).catch((error: unknown) => {
    if (error !== UNDONE) throw error;
  });
  if (!found) throw new Error(`Nothing was found of ${stage.name}`);
  return found;
}

/** They are refused before the status is looked at: one of each group is enough. */
const asksStrangers = ({ form, stands }: Case): boolean =>
  ['NONE', 'DRAFT', 'VERIFY', 'SEND_FOR_CORRECTION', 'REJECTED', 'APPROVED'].includes(stands[form] ?? 'NONE');

const ofProceeding = (process: Case['form']): boolean => processDefinition(process)?.origin.subject === 'PROCEEDING';

/** What the office and the company may do in the proceeding itself. */
async function office(unit: UnitOfWork, { stage: { kind } }: Case, id: string | null) {
  if (id === null) return { publishes: '-', order: '-', withdraws: '-' };
  const row = await unit.tx.selectFrom('proceeding').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { allowedActs } = await readProceeding(unit.tx, approver, id, unit.now);
  const end = officeEnds(kind.key).find(({ outcome }) => outcome === 'DEREGISTERED');
  const obstacles = end && row.ended_at === null ? await obstaclesOf(unit.tx, row, end, TODAY) : null;
  const [represents] = Object.values(company);
  return {
    publishes: allowedActs.publish.map(({ notice }) => notice).join(' ') || '-',
    order:
      obstacles === null
        ? '-'
        : obstacles.map(({ message }) => message.replace('proceedingOrder.', '')).join(' ') || 'may',
    withdraws: await answerTo(unit, async () => {
      if (represents) await withdrawProceeding(unit, represents, id, { version: row.version, reason: 'It goes on.' });
    }),
  };
}

/** A line of the table: what is to be found in a case. */
const lineOf = (one: Case, { company: own, liquidator: of, publishes, order, withdraws }: Found): string =>
  [one.form, groupOf(one.stands[one.form] ?? 'NONE'), ofTheOthers(one), own, of, publishes, order, withdraws].join(
    ' | ',
  );
const ofTheOthers = ({ form, stands }: Case): string =>
  Object.entries(stands)
    .filter(([other]) => other !== form)
    .map(([other, status]) => `${other} ${groupOf(status)}`)
    .join(', ') || '-';

const NOBODY_ELSE = 'who has no part in the company';

/** The lines of a kind as the file has them, by the stage above them. */
const expected = new Map<string, string[]>();
let heading = '';
for (const line of fs
  .readFileSync(FILE, 'utf8')
  .split('\n')
  .map((one) => one.trim())) {
  if (line === '' || line.startsWith('#')) continue;
  if (line.startsWith('= ')) expected.set((heading = line.slice(2)), []);
  else expected.get(heading)?.push(line.replaceAll(/ +\| +/g, ' | '));
}

describe.each(closingKinds().map((kind) => [kind.key, kind] as const))('%s', (key, kind) => {
  /** Form and answer, with everybody who gets it. */
  const strangers = new Map<string, Set<string>>();
  let companyId: string;
  beforeAll(async () => {
    companyId = await companyFor(key);
    await letAct(companyId);
  });

  test.each(stagesOf(kind).map((stage) => [stage.name, stage] as const))('%s', async (name, stage) => {
    const lines = new Set<string>();
    for (const one of casesOf(stage)) {
      const found = await look(one, companyId);
      // every status of a group is answered alike, or there is a line more than the file has
      lines.add(lineOf(one, found));
      for (const [person, answer] of Object.entries(found.others)) {
        const told = `${one.form} | ${answer}`;
        strangers.set(told, (strangers.get(told) ?? new Set()).add(person));
      }
    }
    expect([...lines]).toEqual(expected.get(`${key}: ${name}`));
  });

  test(NOBODY_ELSE, () => {
    const lines = [...strangers].map(([told, people]) => `${told} | ${[...people].join(', ')}`);
    expect(lines).toEqual(expected.get(`${key}: ${NOBODY_ELSE}`));
  });
});

test('the file has no stage that no kind has', () => {
  const stages = closingKinds().flatMap((kind) => [
    ...stagesOf(kind).map(({ name }) => `${kind.key}: ${name}`),
    `${kind.key}: ${NOBODY_ELSE}`,
  ]);
  expect([...expected.keys()].sort()).toEqual(stages.sort());
});
