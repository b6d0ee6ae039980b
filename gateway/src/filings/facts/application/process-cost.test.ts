import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processCostSchema } from '@registrar/domain/calls/company-processes';
import { companyChanges } from '@registrar/domain/processes/tables/company-changes';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { TEST_PROCESS } from '@registrar/domain/testing/test-filing';
import { callerOf, type Caller } from '../../../../test/filings-kit';
import { companyFor, startTestFiling, withVariation, type TestFilingOffice } from '../../../../test/test-filing-kit';
import { findFineEvent } from '../../../money/fines/fine-events';

let office: TestFilingOffice;
let puja: Caller, nisha: Caller, gita: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ puja, gita } = office);
  nisha = await callerOf(office.gateway, 'nisha.representative');
});
afterAll(() => office?.close());

const cost = (reader: Caller, companyId: string, process: string, query = '') =>
  reader.call('GET', `external/api/company/${companyId}/process/${process}/cost${query}`);
const read = async (reader: Caller, companyId: string, process: string, query = '') =>
  processCostSchema.parse((await cost(reader, companyId, process, query)).body.data);

test('the cost of a change is shown before a draft exists; with the day of the decision the fine is included', async () => {
  const companyId = await companyFor(office);
  const fee = await read(puja, companyId, TEST_PROCESS);
  expect(fee.lines?.map(({ code }) => code)).toEqual(['REGISTERED_OFFICE_CHANGE']);
  expect(fee.toReport).toMatchObject({ section: '184', dueOn: null });
  const inTime = await read(puja, companyId, TEST_PROCESS, '?decidedOn=2026-11-20');
  expect(inTime.lines).toHaveLength(1);
  expect(inTime.toReport?.dueOn).not.toBeNull();
  const late = await read(puja, companyId, TEST_PROCESS, '?decidedOn=2026-01-20');
  expect(late.lines?.map(({ kind }) => kind)).toEqual(['REVENUE', 'FINE']);
  expect(late.totalPaisa).toBe((late.lines ?? []).reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0));
  expect(late.totalPaisa).toBeGreaterThan(fee.totalPaisa);
});

test('a free process costs nothing, a company that the user may not read does not exist, and an invalid day is refused', async () => {
  const companyId = await companyFor(office);
  await withVariation({ money: { payTiming: 'NONE' } }, async () => {
    expect(await read(puja, companyId, TEST_PROCESS)).toMatchObject({ lines: [], totalPaisa: 0 });
  });
  expect((await cost(gita, companyId, TEST_PROCESS)).status).toBe(200);
  expect((await cost(nisha, companyId, TEST_PROCESS)).status).toBe(404);
  expect((await cost(puja, companyId, 'NAME_RESERVATION')).status).toBe(404);
  expect((await cost(puja, companyId, 'NO_SUCH_PROCESS')).status).toBe(404);
  expect(await cost(puja, companyId, TEST_PROCESS, '?decidedOn=2026-02-31')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'decidedOn' }] },
  });
});

test('every change with a fine for late filing names an event from the list of fines', () => {
  for (const definition of companyChanges as readonly ProcessDefinition[]) {
    expect([definition.process, definition.money.fineEvent !== undefined]).toEqual([
      definition.process,
      definition.money.lateness !== undefined,
    ]);
    if (definition.money.fineEvent !== undefined) expect(findFineEvent(definition.money.fineEvent)).toBeDefined();
  }
});
