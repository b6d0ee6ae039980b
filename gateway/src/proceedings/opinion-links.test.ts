import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { opinionRequestSchema, type OpinionRequest } from '@registrar/domain/calls/opinion-requests';
import { ownProceedingSchema } from '@registrar/domain/calls/own-proceedings';
import { opinionBodies } from '@registrar/domain/enumerations';
import { scheduleValueSchema } from '@registrar/domain/schedules';
import { TEST_PROCESS } from '@registrar/domain/testing/test-filing';
import { pdf } from '../../test/documents-kit';
import type { Answer } from '../../test/harness';
import {
  actOn,
  approvedForm,
  moveTo,
  openedProceeding,
  PROCEEDING,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../test/proceedings-kit';
import { todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { isClosed, readOfficeHours } from '../applications/working-hours';
import { remindOfOpinion } from './opinion-reminders';

const TAX = 'tax@ird.example';
const LABOUR = 'labour@dol.example';
let START = '';
let office: TestFilingOffice;

beforeAll(async () => {
  office = await startTestProceedings({
    // nothing but the office asks for opinions
    phases: [
      { key: 'I', name: { ne: 'पहिलो', en: 'Phase I' }, forms: [TEST_PROCESS], opens: [] },
      { key: 'ORDER', name: { ne: 'आदेश', en: 'Order' }, forms: [], opens: [] },
    ],
    opinions: opinionBodies.keys,
  });
  START = today();
  await goTo(START);
  await configure('OPINION_TAX_OFFICE', { email: TAX });
  await configure('OPINION_LABOUR_OFFICE', { email: LABOUR, nameEnglish: 'Labour and Employment Office, Kathmandu' });
});
afterAll(() => office?.close());

const db = () => office.gateway.platform.database.db;
const today = () => todayOf(office);
async function goTo(day: string): Promise<void> {
  office = await moveTo(office, day);
}
async function configure(key: string, change: object): Promise<void> {
  const { value } = await db()
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const present: object = typeof value === 'object' && value !== null ? value : {};
  await db()
    .updateTable('configuration')
    .set({ value: JSON.stringify({ ...present, ...change }) })
    .where('key', '=', key)
    .execute();
}

/** The link that went to this address last. */
async function linkTo(address: string) {
  const { body } = await lastMail(address);
  const token = /opinion-request\/([\w-]{43})/.exec(body)?.[1];
  if (token === undefined) throw new Error(body);
  return { ...linkOf(token), mail: body };
}
async function lastMail(address: string) {
  await office.gateway.jobsDone();
  const mail = office.gateway.outbox.findLast(({ to }) => to === address);
  if (mail === undefined) throw new Error(`nothing for ${address}`);
  return mail;
}
function linkOf(token: string) {
  const path = `external/api/opinion-request/${token}`;
  const view = () => office.gateway.call('GET', path);
  return {
    view,
    shown: async (): Promise<OpinionRequest> => opinionRequestSchema.parse((await view()).body.data),
    otp: () => office.gateway.call('POST', `${path}/otp`, { body: { channel: 'EMAIL' } }),
    give: (otp: string, body: object) =>
      office.gateway.call('POST', `${path}/answer`, { body: { channel: 'EMAIL', otp, ...body } }),
    async bring(content: Uint8Array<ArrayBuffer> | Buffer, name = 'letter.pdf'): Promise<Answer> {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
      return office.gateway.call('POST', `${path}/file`, { body: form });
    },
  };
}
type Link = Awaited<ReturnType<typeof linkTo>>;
async function codeOf(link: Pick<Link, 'otp'>, address: string): Promise<string> {
  expect(await link.otp()).toMatchObject({ status: 200 });
  return /\b\d{6}\b/.exec((await lastMail(address)).body)?.[0] ?? '';
}
const ask = (id: string, body = 'TAX_OFFICE', question = 'Is tax owed?') =>
  actOn(office.maya, id, 'opinion', { body, question });
const lastOf = async (id: string) => (await readProceedingOf(office.maya, id)).opinions.at(-1)!;
const isOrderOpen = async (id: string) =>
  (await readProceedingOf(office.maya, id)).phases.find(({ key }) => key === 'ORDER')?.isOpen;
const newsOf = async (opinionId: string, to: string) =>
  (
    await db()
      .selectFrom('notification')
      .select('title_en')
      .where('event_key', 'like', `opinion:${opinionId}:%`)
      .where('account_id', '=', to)
      .orderBy('created_at')
      .execute()
  ).map(({ title_en }) => title_en.split(':')[0]);
async function begun(): Promise<{ readonly id: string; readonly companyId: string }> {
  await goTo(START);
  const opened = await openedProceeding(office);
  await approvedForm(office, opened.id, opened.companyId);
  return opened;
}

test('a body answers by the link and a code, with one file; the office judges, the company is told, the order waits', async () => {
  const { id } = await begun();
  await publishIn(office.maya, id, today());
  expect(await isOrderOpen(id)).toBe(true);
  expect(await ask(id)).toMatchObject({ status: 200 });
  expect(await isOrderOpen(id)).toBe(false);
  const detail = await readProceedingOf(office.maya, id);
  expect(detail.turn).toMatchObject({ turn: 'BODY', until: detail.opinions[0]?.dueOn });
  expect(detail.opinions[0]).toMatchObject({ silence: 'NOT_CONSENT', stops: true, link: { sends: 1, openedAt: null } });
  expect(detail.opinions[0]?.link?.to).not.toBe(TAX);

  const link = await linkTo(TAX);
  expect(link.mail).toContain('Is tax owed?');
  const shown = await link.shown();
  expect(shown).toMatchObject({
    state: 'OPEN',
    body: 'TAX_OFFICE',
    question: 'Is tax owed?',
    moreDays: 15,
    before: null,
    answer: null,
    notices: [{ publishedOn: today() }],
  });
  expect(JSON.stringify(shown)).not.toContain(TAX);

  expect(await link.bring(Buffer.from('no document at all'), 'virus.pdf')).toMatchObject({ status: 415 });
  const first = await link.bring(pdf('one'));
  const second = await link.bring(pdf('two'), 'letter of the office.pdf');
  expect([first.status, second.status]).toEqual([200, 200]);
  const idOf = ({ body }: Answer) => (body.data as { id: string }).id;
  const answer = { kind: 'OBJECTION', text: 'VAT of 2080 is unpaid.', claimPaisa: 1_250_050, file: idOf(second) };
  const code = await codeOf(link, TAX);
  expect((await link.give(code, { kind: 'OBJECTION', text: ' ' })).body.errors).toMatchObject([
    { path: 'text', code: 'OPINION_TEXT_REQUIRED' },
  ]);
  expect((await link.give(code, { ...answer, claimPaisa: -1 })).status).toBe(422);
  expect(await link.give(code, { ...answer, file: idOf(first) })).toMatchObject({ status: 409 });
  expect((await link.give('000000', answer)).status).not.toBe(200);
  const pressed = await Promise.all([link.give(code, answer), link.give(code, answer)]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);

  const opinion = await lastOf(id);
  expect(opinion).toMatchObject({
    status: 'SUBMITTED',
    answerKind: 'OBJECTION',
    claimPaisa: 1_250_050,
    file: 'letter of the office.pdf',
    answer: { text: 'VAT of 2080 is unpaid.' },
  });
  expect(await link.shown()).toMatchObject({ state: 'ANSWERED', answer: { number: opinion.number } });
  expect((await link.give(code, answer)).status).toBe(409);
  expect((await link.otp()).status).toBe(409);
  expect((await lastMail(TAX)).body).toContain(opinion.number);
  const file = await office.maya.call('GET', `${PROCEEDING}/${id}/opinion/${opinion.id}/file`);
  expect(file.status).toBe(200);

  // an objection that is accepted stands in the way; one more question, and none stands there any more
  const judge = (opinionId: string, status: string) =>
    actOn(office.krishna, id, `opinion/${opinionId}/judgement`, { status, reason: 'The bill is enclosed' });
  expect(await judge(opinion.id, 'APPROVED')).toMatchObject({ status: 200 });
  expect(await isOrderOpen(id)).toBe(false);
  expect(await newsOf(opinion.id, office.puja.userId)).toEqual([
    'Opinion of another body asked',
    'Opinion of another body received',
    'Decision on an opinion',
  ]);
  expect(await newsOf(opinion.id, office.maya.userId)).toEqual(['Opinion of another body received']);
  const own = ownProceedingSchema.parse((await office.puja.call('GET', `external/api/own-proceeding/${id}`)).body.data);
  expect(own.opinions).toMatchObject([{ answerKind: 'OBJECTION', claimPaisa: 1_250_050, status: 'APPROVED' }]);
  expect(JSON.stringify(own.opinions)).not.toContain('sends');

  await ask(id, 'TAX_OFFICE', 'Is it paid now?');
  const again = await linkTo(TAX);
  expect(await again.give(await codeOf(again, TAX), { kind: 'NO_OBJECTION', text: 'Paid.' })).toMatchObject({
    status: 200,
  });
  expect(await isOrderOpen(id)).toBe(false);
  expect(await judge((await lastOf(id)).id, 'REJECTED')).toMatchObject({ status: 200 });
  expect(await isOrderOpen(id)).toBe(false);
  await ask(id, 'TAX_OFFICE', 'Please with the receipt');
  const third = await linkTo(TAX);
  expect(await third.shown()).toMatchObject({ before: 'The bill is enclosed' });
  await third.give(await codeOf(third, TAX), { kind: 'NO_OBJECTION', text: 'Receipt enclosed.' });
  await judge((await lastOf(id)).id, 'APPROVED');
  expect(await isOrderOpen(id)).toBe(true);
});

test('silence means what the row says: of the labour office no objection, of the tax office never; each once', async () => {
  const { id } = await begun();
  await ask(id, 'LABOUR_OFFICE');
  await ask(id, 'TAX_OFFICE');
  const { opinions } = await readProceedingOf(office.maya, id);
  const [labour] = opinions;
  const link = await linkTo(LABOUR);
  await goTo(labour!.dueOn);
  expect(await link.shown()).toMatchObject({ state: 'OPEN' });
  expect((await readProceedingOf(office.maya, id)).phases[1]?.awaits).toHaveLength(2);
  await goTo(addDays(labour!.dueOn, 1));
  await office.gateway.jobsDone();
  expect(await link.shown()).toMatchObject({ state: 'EXPIRED' });
  expect((await link.otp()).status).toBe(409);
  expect((await readProceedingOf(office.maya, id)).phases[1]?.awaits).toEqual([
    { after: 'OPINION', body: 'TAX_OFFICE', silence: 'NO_CONSENT' },
  ]);
  const events = await db()
    .selectFrom('proceeding_event')
    .select('kind')
    .where('proceeding_id', '=', id)
    .where('kind', 'in', ['OPINION_SILENT', 'OPINION_OVERDUE'])
    .orderBy('kind')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['OPINION_OVERDUE', 'OPINION_SILENT']);
  await goTo(addDays(START, 900));
  expect(await isOrderOpen(id)).toBe(false);
  expect(await actOn(office.maya, id, `opinion/${opinions[1]?.id}/link`, {})).toMatchObject({ status: 409 });

  // no row and no hand can make the silence of the tax office a consent
  const say = (key: 'OPINION_TAX_OFFICE' | 'OPINION_LABOUR_OFFICE') =>
    scheduleValueSchema(key).safeParse({
      nameNepali: 'क',
      nameEnglish: 'K',
      email: '',
      days: 35,
      reminderDaysBefore: [],
      moreDays: 0,
      silence: 'NO_OBJECTION',
      stops: true,
    }).success;
  expect([say('OPINION_TAX_OFFICE'), say('OPINION_LABOUR_OFFICE')]).toEqual([false, true]);
  await expect(configure('OPINION_TAX_OFFICE', { silence: 'NO_OBJECTION' })).rejects.toThrow(/silence_of_tax_office/);
  await expect(
    db()
      .updateTable('proceeding_opinion')
      .set({ silence: 'NO_OBJECTION' })
      .where('id', '=', opinions[1]?.id ?? '')
      .execute(),
  ).rejects.toThrow(/proceeding_opinion_tax_office/);
});

test('more time is given once, by the days of the row, on an open day; reminders come once and bring a new link', async () => {
  const { id } = await begun();
  await ask(id, 'LABOUR_OFFICE');
  const opinion = await lastOf(id);
  const link = await linkTo(LABOUR);
  await goTo(addDays(opinion.dueOn, -7));
  const reminder = { opinionId: opinion.id, dueOn: opinion.dueOn, daysBefore: 7 };
  await office.gateway.jobsDone();
  const reminded = await linkTo(LABOUR);
  expect((await link.view()).status).toBe(404);
  expect(await reminded.shown()).toMatchObject({ state: 'OPEN' });
  // a job that was killed after its work runs again
  const before = await db().selectFrom('outside_link').selectAll().where('object_id', '=', opinion.id).execute();
  await office.gateway.platform.runUnitOfWork((unit) => remindOfOpinion(unit, reminder));
  expect(await db().selectFrom('outside_link').selectAll().where('object_id', '=', opinion.id).execute()).toEqual(
    before,
  );

  const request = { kind: 'MORE_TIME', text: 'The files are in the archive.' };
  expect(await reminded.give(await codeOf(reminded, LABOUR), request)).toMatchObject({ status: 200 });
  const longer = await lastOf(id);
  expect(longer.dueOn >= addDays(opinion.dueOn, 15)).toBe(true);
  expect(isClosed(longer.dueOn, await readOfficeHours(db(), today()))).toBe(false);
  expect(longer).toMatchObject({ status: 'REQUESTED', moreTime: { reason: 'The files are in the archive.' } });
  expect(await reminded.shown()).toMatchObject({ state: 'OPEN', dueOn: longer.dueOn, moreDays: null });
  office.gateway.clock.moveTo(new Date(office.gateway.clock.now().getTime() + 5 * 60_000));
  expect(await reminded.give(await codeOf(reminded, LABOUR), request)).toMatchObject({ status: 409 });
  await goTo(addDays(opinion.dueOn, 1));
  await office.gateway.jobsDone();
  expect((await readProceedingOf(office.maya, id)).phases[1]?.isOpen).toBe(false);
  await goTo(longer.dueOn);
  await office.gateway.jobsDone();
  const last = await linkTo(LABOUR);
  expect(await last.give(await codeOf(last, LABOUR), { kind: 'NO_OBJECTION', text: 'None.' })).toMatchObject({
    status: 200,
  });
});

test('a guessed link is unknown; one to a former address, of an answered letter or an ended proceeding is closed', async () => {
  const { id } = await begun();
  expect((await linkOf('A'.repeat(43)).view()).status).toBe(404);
  await ask(id);
  const link = await linkTo(TAX);
  const opinion = await lastOf(id);
  expect(await actOn(office.maya, id, `opinion/${opinion.id}/link`, {})).toMatchObject({ status: 429 });

  await configure('OPINION_TAX_OFFICE', { email: 'new@ird.example' });
  expect(await link.shown()).toMatchObject({ state: 'CLOSED', question: '', notices: [] });
  expect((await link.otp()).status).toBe(409);
  expect((await link.bring(pdf('x'))).status).toBe(409);
  expect(await actOn(office.maya, id, `opinion/${opinion.id}/link`, {})).toMatchObject({ status: 200 });
  expect((await link.view()).status).toBe(404);
  const renewed = await linkTo('new@ird.example');
  expect(await renewed.shown()).toMatchObject({ state: 'OPEN' });

  // without an address it goes by letter
  await configure('OPINION_TAX_OFFICE', { email: '' });
  expect((await readProceedingOf(office.maya, id)).allowedActs.sendOpinionLink).toEqual([]);
  expect(await actOn(office.maya, id, `opinion/${opinion.id}/link`, {})).toMatchObject({ status: 409 });
  await configure('OPINION_TAX_OFFICE', { email: 'new@ird.example' });
  const letter = { answeredOn: today(), kind: 'NO_OBJECTION', answer: 'By letter 12.' };
  expect(
    (await actOn(office.maya, id, `opinion/${opinion.id}/answer`, { ...letter, claimPaisa: 5 })).body.errors,
  ).toMatchObject([{ path: 'claimPaisa', code: 'OPINION_CLAIM_OF_OBJECTION' }]);
  expect(await actOn(office.maya, id, `opinion/${opinion.id}/answer`, letter)).toMatchObject({ status: 200 });
  expect(await renewed.shown()).toMatchObject({ state: 'CLOSED' });
  expect(await actOn(office.maya, id, `opinion/${opinion.id}/link`, {})).toMatchObject({ status: 409 });

  await ask(id, 'LABOUR_OFFICE');
  const other = await linkTo(LABOUR);
  await db()
    .updateTable('proceeding')
    .set({ ended_at: office.gateway.clock.now(), outcome: 'REFUSED', outcome_text: 'x' })
    .where('id', '=', id)
    .execute();
  expect(await other.shown()).toMatchObject({ state: 'CLOSED' });
  await configure('OPINION_TAX_OFFICE', { email: TAX });
});
