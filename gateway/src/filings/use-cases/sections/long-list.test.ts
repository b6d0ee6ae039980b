import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { filedItemsSchema, importReportSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { EVERY_KIND, filledPlace, MATTER, PLACES, VISITS } from '@registrar/domain/testing/test-filing';
import { importRows, itemsOf, readDetail, savedItemOf, saveItem } from '../../../../test/registration-kit';
import { begunFiling, startTestFiling, withVariation, type TestFilingOffice } from '../../../../test/test-filing-kit';

interface Sent {
  readonly statements: number;
  /** Size of the values sent to the database. */
  readonly bytes: number;
}

/** The list without its maximum. */
const { most: _, ...MANY_PLACES } = PLACES;
const sections = [MATTER, MANY_PLACES, VISITS, EVERY_KIND];

let office: TestFilingOffice;
let heard: readonly unknown[][] = [];
beforeAll(async () => {
  office = await startTestFiling({ onStatement: (_sql, parameters) => (heard = [...heard, [...parameters]]) });
});
afterAll(() => office?.close());

async function sentBy(work: () => Promise<unknown>): Promise<Sent> {
  heard = [];
  await work();
  return { statements: heard.length, bytes: JSON.stringify(heard).length };
}

/** The database cost of saving one item, reading the list and opening the filing. */
async function costOf(draft: ApplicationDetail): Promise<Readonly<Record<'save' | 'list' | 'detail', Sent>>> {
  const { puja } = office;
  const { items } = filedItemsSchema.parse((await itemsOf(puja, draft, 'PLACES')).body.data);
  const [first] = items;
  if (!first) throw new Error('the list is empty');
  await readDetail(puja, draft.id); // after this the gateway has cached the reference data
  return {
    save: await sentBy(async () => savedItemOf(await saveItem(puja, draft, 'PLACES', first, first.data))),
    list: await sentBy(() => itemsOf(puja, draft, 'PLACES')),
    detail: await sentBy(() => readDetail(puja, draft.id)),
  };
}

test('with five hundred items, a save, a read of all and opening the filing need as many statements as with five', async () => {
  const { gateway, puja } = office;
  await withVariation({ sections }, async () => {
    const draft = await begunFiling(office, { scope: 'PLACES' });
    const bringIn = async (from: number, to: number): Promise<void> => {
      const rows = Array.from({ length: to - from }, (_row, at) => filledPlace(from + at + 1));
      const answer = await importRows(puja, draft, 'PLACES', rows);
      expect(importReportSchema.parse(answer.body.data).written).toBe(rows.length);
    };
    await bringIn(0, 5);
    await gateway.jobsDone();
    await gateway.platform.jobs.stop(); // background work would be counted as part of a call
    const few = await costOf(draft);
    await bringIn(5, 500);
    const many = await costOf(draft);
    for (const call of ['save', 'list', 'detail'] as const) {
      expect([call, many[call].statements]).toEqual([call, few[call].statements]);
      expect([call, many[call].bytes - few[call].bytes < 1000]).toEqual([call, true]);
      expect(few[call].statements).toBeGreaterThan(1);
    }
  });
});
