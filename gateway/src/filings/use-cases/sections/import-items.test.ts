import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importReportSchema } from '@registrar/domain/calls/filing-sections';
import { EVERY_KIND, filledMatter, filledPlace, MATTER, PLACES, VISITS } from '@registrar/domain/testing/test-filing';
import { saveSection } from '../../../../test/filings-kit';
import { importRows, itemsOf, readDetail } from '../../../../test/registration-kit';
import { begunFiling, startTestFiling, withVariation, type TestFilingOffice } from '../../../../test/test-filing-kit';
import { dayInNepal } from '../../../platform/clock';
import { turnOfOthers } from '../../../../test/turns-kit';
import { JUDGED_AT_A_TIME } from '../../facts/sections/own-findings';

const ROWS = 500;

let judged = 0;
const counted = <Parse extends { safeParse(data: unknown): unknown }>(schema: Parse): Parse =>
  new Proxy(schema, {
    get(target, name) {
      if (name === 'safeParse') judged++;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
const { most: _, ...MANY_PLACES } = PLACES;
/** The list with a count of every validation of an item. */
const COUNTED = {
  ...MANY_PLACES,
  item: {
    ...PLACES.item,
    draft: counted(PLACES.item.draft),
    schemaFor: () => counted(PLACES.item.schemaFor()),
  },
};
const sections = [MATTER, COUNTED, VISITS, EVERY_KIND];

let office: TestFilingOffice;
let statements: string[] = [];
beforeAll(async () => {
  office = await startTestFiling({
    onStatement: (sql) => void statements.push(sql),
    change: (config) => ({ ...config, limitFactor: 1 }),
  });
});
afterAll(() => office?.close());

/** The largest number of items validated without a turn for other requests. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let isDone = false;
  judged = 0;
  const done = work().finally(() => (isDone = true));
  for (let before = judged; !isDone; before = judged) {
    await turnOfOthers();
    most = Math.max(most, judged - before);
  }
  await done;
  expect(judged).toBeGreaterThanOrEqual(ROWS);
  return most;
}

test('a long list never blocks other requests: on import, on a check, and when saving another form validates it again', async () => {
  const { puja } = office;
  const rows = Array.from({ length: ROWS }, (_row, at) => filledPlace(at + 1));
  await withVariation({ sections }, async () => {
    const draft = await begunFiling(office, { scope: 'PLACES' });
    statements = [];
    expect(await mostAtOnce(() => importRows(puja, draft, 'PLACES', rows, true))).toBeLessThanOrEqual(JUDGED_AT_A_TIME);
    expect(statements.filter((sql) => sql.includes('"application"') && sql.includes('for update'))).toEqual([]);

    expect(await mostAtOnce(() => importRows(puja, draft, 'PLACES', rows))).toBeLessThanOrEqual(JUDGED_AT_A_TIME);
    expect(await mostAtOnce(() => readDetail(puja, draft.id))).toBeLessThanOrEqual(JUDGED_AT_A_TIME);

    const detail = await readDetail(puja, draft.id);
    const change = {
      ...filledMatter(dayInNepal(office.gateway.clock.now()), { scope: 'PLACES' }),
      addressEnglish: 'Test Road 2',
    };
    expect(await mostAtOnce(() => saveSection(puja, detail, 'MATTER', change))).toBeLessThanOrEqual(JUDGED_AT_A_TIME);
    expect((await itemsOf(puja, draft, 'PLACES')).status).toBe(200);
  });
});

test('a check reads the list once', async () => {
  const { puja } = office;
  const draft = await begunFiling(office, { scope: 'PLACES' });
  statements = [];
  expect((await importRows(puja, draft, 'PLACES', [filledPlace(1)], true)).status).toBe(200);
  expect(statements.filter((sql) => /from "application_item"/.test(sql))).toHaveLength(1);
});

test('an account that imports too often is refused for a while; another account is not', async () => {
  const { puja } = office;
  await withVariation({ sections }, async () => {
    const draft = await begunFiling(office, { scope: 'PLACES' });
    const statuses = [];
    for (let call = 0; call < 31; call++)
      statuses.push((await importRows(puja, draft, 'PLACES', [filledPlace(1)], true)).status);
    expect(statuses.slice(0, 25).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const refused = await importRows(puja, draft, 'PLACES', [filledPlace(1)], true);
    expect(refused.body.message).not.toBe('');
    expect(importReportSchema.safeParse(refused.body.data).success).toBe(false);
  });
});
