import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processCostSchema } from '@registrar/domain/calls/company-processes';
import { companyChanges } from '@registrar/domain/processes/company-changes';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { settledCompany } from '../../test/name-change-kit';
import { findFineEvent } from '../money/fines/fine-events';

let gateway: TestGateway;
let puja: Caller, nisha: Caller, gita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  nisha = await callerOf(gateway, 'nisha.representative');
  gita = await callerOf(gateway, 'gita.operator');
}, 120_000);
afterAll(() => gateway?.close());

const cost = (reader: Caller, companyId: string, process: string, query = '') => reader.call('GET', `external/api/company/${companyId}/process/${process}/cost${query}`);
const read = async (reader: Caller, companyId: string, process: string, query = '') => processCostSchema.parse((await cost(reader, companyId, process, query)).body.data);

test('what a change costs is told before it is begun, and with the day of the decision its fine too', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const fee = await read(puja, companyId, 'LOCATION_CHANGE');
  expect(fee.lines?.map(({ code }) => code)).toEqual(['REGISTERED_OFFICE_CHANGE']);
  expect(fee.toReport).toMatchObject({ section: '184', dueOn: null });
  const inTime = await read(puja, companyId, 'LOCATION_CHANGE', '?decidedOn=2026-11-20');
  expect(inTime.lines).toHaveLength(1);
  expect(inTime.toReport?.dueOn).not.toBeNull();
  const late = await read(puja, companyId, 'LOCATION_CHANGE', '?decidedOn=2026-01-20');
  expect(late.lines?.map(({ kind }) => kind)).toEqual(['REVENUE', 'FINE']);
  expect(late.totalPaisa).toBe((late.lines ?? []).reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0));
  expect(late.totalPaisa).toBeGreaterThan(fee.totalPaisa);
});

test('what is free is free, what another cannot read is not there, and a day that is none is named', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  expect(await read(puja, companyId, 'OTHERS')).toEqual({ lines: [], totalPaisa: 0, toReport: null });
  expect((await cost(gita, companyId, 'LOCATION_CHANGE')).status).toBe(200);
  expect((await cost(nisha, companyId, 'LOCATION_CHANGE')).status).toBe(404);
  expect((await cost(puja, companyId, 'NAME_RESERVATION')).status).toBe(404);
  expect((await cost(puja, companyId, 'NO_SUCH_PROCESS')).status).toBe(404);
  expect(await cost(puja, companyId, 'LOCATION_CHANGE', '?decidedOn=2026-02-31')).toMatchObject({ status: 422, body: { errors: [{ path: 'decidedOn' }] } });
});

test('every change that is fined when it is late names its event, and one that the list of fines knows', () => {
  for (const definition of companyChanges as readonly ProcessDefinition[]) {
    expect([definition.process, definition.fineEvent !== undefined]).toEqual([definition.process, definition.lateness !== undefined]);
    if (definition.fineEvent !== undefined) expect(findFineEvent(definition.fineEvent)).toBeDefined();
  }
});
