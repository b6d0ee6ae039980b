import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, maya: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signIn();
});
afterAll(() => gateway?.close());

async function signIn(): Promise<void> {
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
}

const again = (by: Caller, copyOf: string): Promise<Answer> =>
  by.call('POST', APPLICATION, { processName: 'NAME_RESERVATION', copyOf }, { 'idempotency-key': randomUUID() });
const ground = { reasonCode: 'OBJECTIVE_DOES_NOT_FIT', remark: 'The objectives do not fit.' };

test('a rejected application can be copied into a new one with its answers; the name can be requested again', async () => {
  const name = freeName();
  const rejected = await take(await filledDraft(ram, name), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'reject', ground],
  ]);
  const draft = detailOf(await again(ram, rejected.id));
  expect(draft).toMatchObject({
    status: 'DRAFT',
    titleEnglish: rejected.titleEnglish,
    titleNepali: rejected.titleNepali,
  });
  expect(draft.sections.map(({ data }) => data)).toEqual(rejected.sections.map(({ data }) => data));
  expect(draft.history.map(({ action }) => action)).toEqual(['create']);
  expect((await act(ram, draft, 'submit')).status).toBe(200);
});

test('an undecided application and another person’s application cannot be copied', async () => {
  const open = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect((await again(ram, open.id)).body).toMatchObject({ status: 409, code: 'FLOW-409' });
  expect((await again(sita, open.id)).body.code).toBe('REQ-404');
  const approved = await take(open, [
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect((await again(ram, approved.id)).body.code).toBe('FLOW-409');

  gateway.clock.advance(91 * 24 * 3_600_000);
  await signIn();
  expect(detailOf(await ram.call('GET', `${APPLICATION}/${approved.id}`)).reservation).toMatchObject({
    state: 'EXPIRED',
  });
  expect(detailOf(await again(ram, approved.id)).sections[0]?.data).toEqual(approved.sections[0]?.data);
  gateway.clock.moveTo(null);
});

test('while the office has the application, the last day of its term is shown', async () => {
  await signIn();
  const submitted = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect(submitted.decisionDueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const recalled = await take(submitted, [[ram, 'recall', { remark: 'To be corrected' }]]);
  expect(recalled.decisionDueOn).toBeNull();
});
