import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, inBothCalendars } from '@registrar/domain/calendar';
import { failureSchema } from '@registrar/domain/envelope';
import { fileBeside } from '../../test/blockers-kit';
import { callerOf, type Caller } from '../../test/filings-kit';
import type { Answer } from '../../test/harness';
import {
  actOn,
  approvedForm,
  claimantOf,
  moveTo,
  openedProceeding,
  PROCEEDING,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../test/proceedings-kit';
import { openTestFiling, todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { isClosed, readOfficeHours } from '../applications/working-hours';
import { receiveClaim, type Claimant, type NewClaim } from './claims';
import { writeDue } from './due';

/** The day on which the companies came into the register: nothing is entered before it. */
let START = '';
let office: TestFilingOffice;
let ram: Caller;
beforeAll(async () => {
  office = await startTestProceedings();
  START = today();
  await goTo(START);
});
afterAll(() => office?.close());

const db = () => office.gateway.platform.database.db;
const today = () => todayOf(office);
async function goTo(day: string): Promise<void> {
  office = await moveTo(office, day);
  ram = await callerOf(office.gateway, 'ram.applicant');
}
const receive = (claimant: Claimant, id: string, claim: Partial<NewClaim> = {}) =>
  office.gateway.platform.runUnitOfWork((unit) =>
    receiveClaim(
      unit,
      claimant,
      id,
      { notice: 'CREDITORS', kind: 'OBJECTION', text: 'It owes us.', amountPaisa: null, ...claim },
      'en',
    ),
  );
const isSaturday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 6;
const fieldOf = ({ body }: Answer) => failureSchema.parse(body).errors?.map(({ path, code }) => [path, code]);
const openPhases = async (id: string) =>
  (await readProceedingOf(office.maya, id)).phases.filter(({ isOpen }) => isOpen).map(({ key }) => key);
const eventsOf = async (id: string) =>
  (
    await db()
      .selectFrom('proceeding_event')
      .select(['kind', 'subject'])
      .where('proceeding_id', '=', id)
      .orderBy('at')
      .orderBy('kind')
      .execute()
  ).map(({ kind, subject }) => (kind.startsWith('PHASE') ? `${kind} ${subject}` : kind));
const toldOf = async (id: string, type: 'PROCEEDING' | 'WORK_PROCEEDING') =>
  db()
    .selectFrom('notification')
    .select(['account_id', 'title_en'])
    .where('type', '=', type)
    .where('event_key', 'like', `%${id}%`)
    .orderBy('created_at')
    .orderBy('account_id')
    .execute();

/** Phase one approved today, the notice in the paper of today, both opinions asked. */
async function awaited(): Promise<{ readonly id: string; readonly companyId: string }> {
  const opened = await openedProceeding(office);
  await approvedForm(office, opened.id, opened.companyId);
  await publishIn(office.maya, opened.id, today());
  for (const body of ['TAX_OFFICE', 'LABOUR_OFFICE'])
    expect(await actOn(office.maya, opened.id, 'opinion', { body, question: 'Is anything owed?' })).toMatchObject({
      status: 200,
    });
  return opened;
}

async function consents(id: string, body: string, status: 'APPROVED' | 'REJECTED' = 'APPROVED'): Promise<void> {
  const opinion = (await readProceedingOf(office.maya, id)).opinions.findLast((one) => one.body === body);
  const path = `opinion/${opinion?.id}`;
  const answer = { answeredOn: today(), answer: 'Nothing is owed.' };
  expect(await actOn(office.maya, id, `${path}/answer`, answer)).toMatchObject({ status: 200 });
  const judgement = { status, reason: 'As it says' };
  expect(await actOn(office.krishna, id, `${path}/judgement`, judgement)).toMatchObject({ status: 200 });
}

test('the whole way: forms, notice, opinions and the office open one phase after the other, never a day early', async () => {
  const { id, companyId } = await awaited();
  const notice = (await readProceedingOf(office.maya, id)).published[0];
  await consents(id, 'TAX_OFFICE');
  expect(await openPhases(id)).toEqual(['I']);
  await goTo(notice?.endsOn ?? '');
  await office.gateway.jobsDone();
  expect(await openPhases(id)).toEqual(['I']);
  expect(await eventsOf(id)).toEqual([`PHASE_WAITS II:${START}`]);

  await goTo(addDays(today(), 1));
  // the labour office was silent, which is a consent of this kind
  expect(await openPhases(id)).toEqual(['I', 'II']);
  await office.gateway.jobsDone();
  await office.gateway.jobsDone();
  expect(await eventsOf(id)).toEqual([
    `PHASE_WAITS II:${START}`,
    'NOTICE_ENDED',
    'OPINION_SILENT',
    `PHASE_OPENED II:${START}`,
  ]);
  const toldCompany = await toldOf(id, 'PROCEEDING');
  expect(toldCompany.map(({ account_id }) => account_id)).toEqual([office.puja.userId, office.puja.userId]);
  const toldOffice = (await toldOf(id, 'WORK_PROCEEDING')).filter(
    ({ account_id }) => account_id === office.maya.userId,
  );
  expect(toldOffice.map(({ title_en }) => title_en.split(':')[0]).sort()).toEqual([
    'No opinion received, counts as no objection',
    'Notice ended',
    'Phase open',
    'Waiting for the office',
  ]);

  expect(await actOn(office.maya, id, 'phase/III/opening', { remark: 'Now' })).toMatchObject({ status: 409 });
  await fileBeside(
    office.gateway,
    { companyId, process: 'PAYMENT_APPLICATION', by: office.puja },
    { status: 'APPROVED', subject_kind: 'PROCEEDING', subject_id: id, decided_at: office.gateway.clock.now() },
  );
  expect(await openPhases(id)).toEqual(['I', 'II']);
  const { version } = await readProceedingOf(office.maya, id);
  const opens = (body: object) => office.maya.call('POST', `${PROCEEDING}/${id}/phase/III/opening`, body);
  expect(fieldOf(await opens({ version, remark: ' ' }))).toEqual([['remark', 'PHASE_REMARK_REQUIRED']]);
  // pressed twice
  const pressed = await Promise.all([
    opens({ version, remark: 'All settled' }),
    opens({ version, remark: 'All settled' }),
  ]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await openPhases(id)).toEqual(['I', 'II', 'III']);
  expect((await readProceedingOf(office.maya, id)).openings).toMatchObject([{ phase: 'III', remark: 'All settled' }]);
});

test('a notice is recorded with its texts, its proof and its end, which moves from a closed day to the next open one', async () => {
  await goTo(START);
  const { id, companyId } = await openedProceeding(office);
  expect(await publishIn(office.maya, id, today())).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409', message: expect.stringContaining('No phase waits for this notice') },
  });
  await approvedForm(office, id, companyId);
  await goTo(addDays(today(), 3));
  const asked = { ...office, id };
  expect([
    fieldOf(await publishIn(asked.maya, id, addDays(today(), 1))),
    fieldOf(await publishIn(asked.maya, id, addDays(START, -1))),
    fieldOf(await publishIn(asked.maya, id, today(), { channel: 'EMAIL' })),
    fieldOf(await publishIn(asked.maya, id, today(), { proof: '' })),
    fieldOf(await publishIn(asked.maya, id, today(), { uploadId: undefined })),
    fieldOf(await publishIn(asked.maya, id, addDays(today(), -1), { channel: 'PUBLIC_PAGE' })),
  ]).toEqual([
    [['publishedOn', 'DATE_IN_FUTURE']],
    [['publishedOn', 'NOTICE_BEFORE_PHASE']],
    [['channel', 'NOTICE_CHANNEL_UNFIT']],
    [['proof', 'NOTICE_PROOF_REQUIRED']],
    [['uploadId', 'NOTICE_PROOF_FILE_REQUIRED']],
    [['publishedOn', 'NOTICE_DAY_IS_TODAY']],
  ]);
  // 35 days after a Saturday is a Saturday
  const onSaturday = [4, 5, 6, 7, 8, 9, 10].map((days) => addDays(START, days)).find(isSaturday) ?? '';
  await goTo(onSaturday);
  expect(await publishIn(office.maya, id, onSaturday)).toMatchObject({ status: 200 });
  const [notice] = (await readProceedingOf(office.maya, id)).published;
  const hours = await readOfficeHours(db(), onSaturday);
  const endsOn =
    [36, 37, 38, 39, 40].map((days) => addDays(onSaturday, days)).find((day) => !isClosed(day, hours)) ?? '';
  expect(notice).toMatchObject({
    notice: 'CREDITORS',
    channel: 'NEWSPAPER',
    publishedOn: onSaturday,
    endsOn,
    proof: 'Gorkhapatra, page 5',
    proofFile: 'cutting.pdf',
    text: { version: 2, english: expect.stringContaining(inBothCalendars(endsOn).en) },
    returned: null,
  });
  expect(notice?.text?.nepali).toContain(inBothCalendars(endsOn).ne);
  expect(notice?.text?.nepali).not.toContain('{{');
  const proof = await office.gateway.call('GET', `${PROCEEDING}/${id}/notice/${notice?.id}/proof`, {
    token: office.maya.token,
  });
  expect(proof.status).toBe(200);
  // the database itself refuses
  const change = (set: object) =>
    db().updateTable('proceeding_notice').set(set).where('proceeding_id', '=', id).execute();
  await expect(change({ ends_on: onSaturday })).rejects.toThrow(/never shortened/);
  await expect(change({ text_hash: 'another' })).rejects.toThrow(/never shortened or rewritten/);
  await expect(db().deleteFrom('proceeding_notice').where('proceeding_id', '=', id).execute()).rejects.toThrow(
    /never taken away/,
  );
  // the second is never in the paper of the first
  const again = { notice: 'CREDITORS_AGAIN' };
  expect(fieldOf(await publishIn(office.maya, id, onSaturday, again))).toEqual([
    ['publishedOn', 'NOTICE_BEFORE_FIRST'],
  ]);
  await goTo(addDays(onSaturday, 1));
  expect(await publishIn(office.maya, id, today(), again)).toMatchObject({ status: 200 });
});

test('a notice that came back counts for nothing; served again, the phase waits for the last service', async () => {
  await goTo(START);
  const { id, companyId } = await openedProceeding(office);
  await approvedForm(office, id, companyId);
  expect(await publishIn(office.maya, id, today(), { channel: 'POST', proof: 'R 1' })).toMatchObject({ status: 200 });
  for (const body of ['TAX_OFFICE', 'LABOUR_OFFICE']) {
    await actOn(office.maya, id, 'opinion', { body, question: 'Is anything owed?' });
    await consents(id, body);
  }
  const [first] = (await readProceedingOf(office.maya, id)).published;
  await goTo(addDays(START, 10));
  const path = `notice/${first?.id}/return`;
  expect(fieldOf(await actOn(office.maya, id, path, { returnedOn: addDays(START, -1), reason: 'Moved' }))).toEqual([
    ['returnedOn', 'NOTICE_RETURNED_TOO_EARLY'],
  ]);
  expect(await actOn(office.maya, id, path, { returnedOn: today(), reason: 'Moved' })).toMatchObject({ status: 200 });
  expect(await actOn(office.maya, id, path, { returnedOn: today(), reason: 'Moved' })).toMatchObject({ status: 409 });
  await goTo(addDays(first?.endsOn ?? '', 5));
  expect(await openPhases(id)).toEqual(['I']);
  expect(await publishIn(office.maya, id, today())).toMatchObject({ status: 200 });
  const twice = addDays(today(), 3);
  await goTo(twice);
  expect(await publishIn(office.maya, id, twice)).toMatchObject({ status: 200 });
  const ends = (await readProceedingOf(office.maya, id)).published.slice(1).map(({ endsOn }) => endsOn);
  expect(ends).toHaveLength(2);
  await goTo(addDays(ends[0]!, 1));
  expect(await openPhases(id)).toEqual(['I']);
  await goTo(addDays(ends[1]!, 1));
  expect(await openPhases(id)).toEqual(['I', 'II']);
  // the clock moved backwards: it is not open yet on that day
  await goTo(ends[1]!);
  expect(await openPhases(id)).toEqual(['I']);
});

test('claims come within the notice only, once from each person, and not from the company itself', async () => {
  await goTo(START);
  const { id } = await awaited();
  const [notice] = (await readProceedingOf(office.maya, id)).published;
  const sita: Claimant = { actor: null, name: 'Sita Rai', email: 'sita.claims@example.com', mobileNumber: null };
  await expect(receive(claimantOf(office.puja), id)).rejects.toMatchObject({ code: 'PERM-403' });
  await expect(receive(claimantOf(ram), id, { notice: 'CREDITORS_AGAIN' })).rejects.toMatchObject({ code: 'REQ-404' });
  await expect(receive(claimantOf(ram), id, { kind: 'CLAIM' })).rejects.toMatchObject({
    details: { errors: [{ path: 'amountPaisa', code: 'CLAIM_AMOUNT_REQUIRED' }] },
  });
  // two at once
  const both = await Promise.allSettled([receive(claimantOf(ram), id), receive(claimantOf(ram), id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await receive(claimantOf(ram), id, { kind: 'CLAIM', amountPaisa: 12_000_00 });
  await receive(sita, id);
  await expect(receive(sita, id)).rejects.toMatchObject({ details: { message: 'proceeding.claimTwice' } });
  const { claims } = await readProceedingOf(office.maya, id);
  expect(claims.map(({ kind, amountPaisa, claimant }) => [kind, amountPaisa, claimant.nameEnglish])).toEqual([
    ['OBJECTION', null, expect.any(String)],
    ['CLAIM', 12_000_00, expect.any(String)],
    ['OBJECTION', null, 'Sita Rai'],
  ]);
  await goTo(addDays(notice?.endsOn ?? '', 1));
  await expect(receive({ ...sita, email: 'late@example.com' }, id)).rejects.toMatchObject({
    details: { message: 'proceeding.claimTimeOver' },
  });

  // nothing is judged: the phase waits, however long
  await goTo(addDays(today(), 200));
  await consents(id, 'TAX_OFFICE');
  expect(await openPhases(id)).toEqual(['I']);
  const judge = (index: number, outcome: string, by = office.maya) =>
    actOn(by, id, `claim/${claims[index]?.id}/judgement`, { outcome, reason: 'Seen at the hearing' });
  expect(await judge(0, 'DISMISSED')).toMatchObject({ status: 200 });
  expect(await judge(0, 'UPHELD')).toMatchObject({ status: 409 });
  expect(await openPhases(id)).toEqual(['I']);
  expect(await judge(2, 'DISMISSED')).toMatchObject({ status: 200 });
  // a claim is settled in the forms; it stops nothing
  expect(await openPhases(id)).toEqual(['I', 'II']);
  expect((await office.gateway.messageTo('sita.claims@example.com')).body).toContain(claims[2]!.number);
  expect((await office.gateway.messageTo('sita.claims@example.com')).body).toContain('Seen at the hearing');
  const told = await toldOf(claims[0]!.id, 'PROCEEDING');
  expect(told.flatMap(({ account_id, title_en }) => (account_id === ram.userId ? [title_en] : []))).toEqual([
    `Objection registered: ${claims[0]!.number}`,
    expect.stringContaining('Decision on your claim or objection'),
  ]);
});

test('an objection that is upheld stops the phase for good', async () => {
  await goTo(START);
  const { id, companyId } = await awaited();
  await receive(claimantOf(ram), id);
  await consents(id, 'TAX_OFFICE');
  await goTo(addDays(START, 300));
  const [claim] = (await readProceedingOf(office.maya, id)).claims;
  const judgement = { outcome: 'UPHELD', reason: 'The debt is proven' };
  expect(await actOn(office.maya, id, `claim/${claim?.id}/judgement`, judgement)).toMatchObject({ status: 200 });
  expect(await openPhases(id)).toEqual(['I']);
  expect((await openTestFiling(office.puja, companyId, { subject: { kind: 'PROCEEDING', id } })).status).toBe(409);
});

test('an opinion is asked once at a time, answered on a day that was, and judged once; a refusal keeps the phase shut', async () => {
  await goTo(START);
  const { id } = await awaited();
  expect(await actOn(office.maya, id, 'opinion', { body: 'TAX_OFFICE', question: 'Again?' })).toMatchObject({
    status: 409,
  });
  expect(await actOn(office.maya, id, 'opinion', { body: 'BANK', question: 'Any loan?' })).toMatchObject({
    status: 404,
  });
  const { opinions } = await readProceedingOf(office.maya, id);
  const path = `opinion/${opinions[0]?.id}`;
  const answer = { answeredOn: today(), answer: 'It owes tax.' };
  const judgement = { status: 'REJECTED', reason: 'It owes tax' };
  expect(await actOn(office.maya, id, `${path}/judgement`, judgement)).toMatchObject({ status: 409 });
  expect([
    fieldOf(await actOn(office.maya, id, `${path}/answer`, { ...answer, answeredOn: addDays(START, 1) })),
    fieldOf(await actOn(office.maya, id, `${path}/answer`, { ...answer, answeredOn: addDays(START, -1) })),
    fieldOf(await actOn(office.maya, id, `${path}/answer`, { ...answer, answer: '' })),
  ]).toEqual([
    [['answeredOn', 'DATE_IN_FUTURE']],
    [['answeredOn', 'OPINION_ANSWERED_TOO_EARLY']],
    [['answer', 'OPINION_ANSWER_REQUIRED']],
  ]);
  await consents(id, 'TAX_OFFICE', 'REJECTED');
  await goTo(addDays(START, 200));
  expect(await openPhases(id)).toEqual(['I']);
  expect(await actOn(office.maya, id, 'opinion', { body: 'TAX_OFFICE', question: 'Paid now?' })).toMatchObject({
    status: 200,
  });
  expect(await openPhases(id)).toEqual(['I']);
  await consents(id, 'TAX_OFFICE');
  expect(await openPhases(id)).toEqual(['I', 'II']);
});

test('for another office the proceeding does not exist, and who reads everything conducts nothing', async () => {
  await goTo(START);
  const { id } = await openedProceeding(office);
  await office.gateway.addAccount({ username: 'far.approver', role: 'APPROVER_1' });
  const [far, auditor] = [
    await callerOf(office.gateway, 'far.approver'),
    await callerOf(office.gateway, 'auditor.demo'),
  ];
  const body = { version: 1, body: 'TAX_OFFICE', question: 'Anything?' };
  expect([
    (await far.call('GET', `${PROCEEDING}/${id}`)).status,
    (await far.call('POST', `${PROCEEDING}/${id}/opinion`, body)).status,
    (await auditor.call('GET', `${PROCEEDING}/${id}`)).status,
    (await auditor.call('POST', `${PROCEEDING}/${id}/opinion`, body)).status,
    (await office.puja.call('GET', `${PROCEEDING}/${id}`)).status,
  ]).toEqual([404, 404, 200, 403, 403]);
});

test('what has come due is written and told once, by however many looks at the same time', async () => {
  await goTo(START);
  const { id } = await awaited();
  const { runUnitOfWork } = office.gateway.platform;
  await office.gateway.jobsDone();
  // only the looks of this test are left
  await db().deleteFrom('job').where('kind', '=', 'proceeding-due').where('done_at', 'is', null).execute();
  await goTo(addDays(START, 60));
  // stopped before its end, nothing of it stands
  const stopped = runUnitOfWork(async (unit) => {
    await writeDue(unit, id);
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await eventsOf(id)).toEqual([`PHASE_WAITS II:${START}`]);
  await Promise.all(Array.from({ length: 8 }, () => runUnitOfWork((unit) => writeDue(unit, id))));
  await office.gateway.jobsDone();
  const overdue = ['NOTICE_ENDED', 'OPINION_OVERDUE', 'OPINION_SILENT'];
  expect(await eventsOf(id)).toEqual([`PHASE_WAITS II:${START}`, ...overdue]);
  for (const { userId } of [office.maya, office.krishna]) {
    const told = (await toldOf(id, 'WORK_PROCEEDING')).filter(({ account_id }) => account_id === userId);
    expect(told).toHaveLength(4);
  }
});
