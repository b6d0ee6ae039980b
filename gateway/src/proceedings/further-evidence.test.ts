import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { claimantSchema, claimEvidenceSchema } from '@registrar/domain/calls/public-notices';
import { browserOf, type Browser } from '../../test/browser-kit';
import { pdf } from '../../test/documents-kit';
import type { Answer } from '../../test/harness';
import {
  actOn,
  approvedForm,
  moveTo,
  openedProceeding,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../test/proceedings-kit';
import { todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { endProceeding } from './end-proceeding';
import { lockWithCompany } from './lock-proceeding';

let office: TestFilingOffice;
let anybody: Browser;
let people = 0;
let proceeding = '';
let notice = '';
let endsOn = '';
let sita = '';
beforeAll(async () => void (office = await startTestProceedings()));
afterAll(() => office?.close());
beforeEach(async () => {
  anybody = browserOf(office.gateway);
  sita = `sita-${(people += 1)}@example.com`;
  const { id, companyId } = await openedProceeding(office);
  proceeding = id;
  await approvedForm(office, id, companyId);
  expect(await publishIn(office.maya, id, todayOf(office))).toMatchObject({ status: 200 });
  const [published] = (await readProceedingOf(office.maya, id)).published;
  notice = published?.id ?? '';
  endsOn = published?.endsOn ?? '';
});

const goTo = async (day: string) => void (office = await moveTo(office, day));
async function tokenBy(email: string, again: boolean): Promise<string> {
  // another place: a code a minute is sent to one
  anybody = browserOf(office.gateway);
  const by = { by: 'EMAIL', email, again };
  const sent = await anybody.call('POST', `public/notices/${notice}/code`, { language: 'en', body: by });
  expect(sent).toMatchObject({ status: 200 });
  const otp = /\d{6}/.exec((await office.gateway.messageTo(email)).body)?.[0] ?? '';
  const proven = await anybody.call('POST', `public/notices/${notice}/claimant`, { body: { ...by, otp } });
  return claimantSchema.parse(proven.body.data).token;
}
const submit = (token: string, more: object = {}): Promise<Answer> =>
  anybody.call('POST', `public/claimant/${token}/claim`, {
    language: 'en',
    body: { kind: 'OBJECTION', name: 'Sita Rai', text: 'It owes me wages.', ...more },
  });
async function objected(): Promise<void> {
  expect(await submit(await tokenBy(sita, false))).toMatchObject({ status: 200 });
  await office.gateway.messageTo(sita);
}
const objection = async () => (await readProceedingOf(office.maya, proceeding)).claims[0];
const judge = async (outcome: 'DISMISSED' | 'UPHELD', reason = 'No paper shows it') =>
  actOn(office.maya, proceeding, `claim/${(await objection())?.id}/judgement`, { outcome, reason });
/** A phase waits for the notice, over as it is. */
const isStopped = async () =>
  (await readProceedingOf(office.maya, proceeding)).phases.some(({ awaits }) =>
    awaits.some(({ after }) => after === 'NOTICE'),
  );

test('a dismissed objection is heard once more, after the notice too, with files; the second decision is final', async () => {
  await objected();
  expect(await judge('DISMISSED')).toMatchObject({ status: 200 });
  const told = (await office.gateway.messageTo(sita)).body;
  expect(told).toContain(`/notices/${notice}/object?again=1`);
  await goTo(addDays(endsOn, 1));
  const opened = !(await isStopped());
  const judgedDay = (await objection())?.judgement?.at ?? '';
  const last = addDays(judgedDay.slice(0, 10), 15);
  await goTo(last < addDays(endsOn, 1) ? addDays(endsOn, 1) : last);
  // the window counts from the decision: this notice ran longer, so the decision is written again as of now
  await db()
    .updateTable('proceeding_claim')
    .set({ judged_at: office.gateway.clock.now() })
    .where('proceeding_id', '=', proceeding)
    .execute();
  const token = await tokenBy(sita, true);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pdf())]), 'wages.pdf');
  const file = await anybody.call('POST', `public/claimant/${token}/evidence`, { language: 'en', body: form });
  const evidence = [claimEvidenceSchema.parse(file.body.data).id];
  const pressed = await Promise.all([1, 2].map(() => submit(token, { text: 'Here is the sheet.', evidence })));
  expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
  expect(await objection()).toMatchObject({
    text: 'It owes me wages.',
    further: { text: 'Here is the sheet.', firstReason: 'No paper shows it' },
    judgement: null,
    evidence: [{ name: 'wages.pdf' }],
  });
  // as a new one it stops the phase until it is judged
  expect([opened, await isStopped()]).toEqual([true, true]);
  await office.gateway.messageTo(sita);
  expect(await judge('DISMISSED', 'The sheet is of another company')).toMatchObject({ status: 200 });
  const final = (await office.gateway.messageTo(sita)).body;
  expect(final).toContain('another company');
  expect(final).not.toContain('again=1');
  expect(await isStopped()).toBe(false);
  const third = await submit(await tokenBy(sita, true));
  expect(third).toMatchObject({ status: 409, body: { message: expect.stringContaining('final') } });
});

test('nobody else, nothing unjudged, nothing late, and nothing of a proceeding that ended is heard again', async () => {
  await objected();
  // within the notice, before the decision, it is the second one
  expect((await submit(await tokenBy(sita, true))).body.message).toContain('already');
  expect(await judge('DISMISSED')).toMatchObject({ status: 200 });
  await office.gateway.messageTo(sita);
  await goTo(addDays(endsOn, 1));
  // a stranger proves an address and has nothing to bring; a claim has no second hearing
  expect(await submit(await tokenBy(`other-${people}@example.com`, true))).toMatchObject({ status: 409 });
  expect(await submit(await tokenBy(sita, true), { kind: 'CLAIM', amountPaisa: 100 })).toMatchObject({ status: 409 });
  await db()
    .updateTable('proceeding_claim')
    .set({ judged_at: new Date(office.gateway.clock.now().getTime() - 16 * 86_400_000) })
    .where('proceeding_id', '=', proceeding)
    .execute();
  expect((await submit(await tokenBy(sita, true))).body.message).toContain('over');
  await office.gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockWithCompany(unit, proceeding);
    if (row) await endProceeding(unit, row, { outcome: 'WITHDRAWN', text: 'x', actor: null });
  });
  const body = { by: 'EMAIL', email: sita, again: true };
  expect(await anybody.call('POST', `public/notices/${notice}/code`, { body })).toMatchObject({ status: 409 });
});

const db = () => office.gateway.platform.database.db;
