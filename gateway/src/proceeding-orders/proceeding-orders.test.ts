import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import { failureSchema } from '@registrar/domain/envelope';
import { fileBeside } from '../../test/blockers-kit';
import { freeze } from '../../test/company-orders-kit';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import type { Answer } from '../../test/harness';
import {
  decideProceedingOrder as decide,
  doneProceeding,
  orderIdOf,
  proposeOrderOn,
  readOrdersOf,
  SHORT_WAY,
} from '../../test/proceeding-orders-kit';
import {
  actOn,
  claimantOf,
  openedProceeding,
  PROCEEDING,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../test/proceedings-kit';
import { idOf } from '../../test/representation-kit';
import { companyFor, openTestFiling, todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { readEntries } from '../register/entries/read-entries';
import { enterInRegister } from '../register/entries/enter';
import { receiveClaim, type Claimant } from '../proceedings/claims';
import { expireProposals } from '../proposals/expire';
import { proceedingOrderProposals } from './order-proposal';

let office: TestFilingOffice;
let ram: Caller, hari: Caller, auditor: Caller;
beforeAll(async () => {
  office = await startTestProceedings(SHORT_WAY);
  ram = await callerOf(office.gateway, 'ram.applicant');
  hari = await callerOf(office.gateway, 'hari.intermediary');
  auditor = await callerOf(office.gateway, 'auditor.demo');
});
afterAll(() => office?.close());

const HOLDER = randomUUID();
const db = () => office.gateway.platform.database.db;
const fieldsOf = ({ body }: Answer) => failureSchema.parse(body).errors?.map(({ path, code }) => [path, code]);
const obstaclesTo = async (id: string, outcome: string) =>
  (await readOrdersOf(office.maya, id)).ends.find((one) => one.outcome === outcome)?.obstacles;
const statusOf = (companyId: string) =>
  db()
    .selectFrom('company')
    .select(['status', 'deregistered_on'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
const receive = (id: string, claimant: Claimant) =>
  office.gateway.platform.runUnitOfWork((unit) =>
    receiveClaim(unit, claimant, id, { notice: 'CREDITORS', kind: 'OBJECTION', text: 'No', amountPaisa: null }, 'en'),
  );
const judge = (id: string, claimId: string, outcome: string) =>
  actOn(office.maya, id, `claim/${claimId}/judgement`, { outcome, reason: 'As it is' });

test('an order of two persons ends the proceeding: the company leaves the register with all that it has open', async () => {
  const { gateway, maya, krishna, puja } = office;
  const companyId = await companyFor(office);
  const draft = await puja.call(
    'POST',
    'external/api/application',
    { processName: 'NAME_CHANGE', companyId },
    newKey(),
  );
  const draftId = idOf(draft);
  const other = await fileBeside(gateway, { companyId, process: 'OTHERS', by: puja });
  const offered = idOf(
    await puja.call(
      'POST',
      `external/api/company/${companyId}/mandate`,
      { email: 'hari.intermediary@demo.example', processes: null, until: null },
      newKey(),
    ),
  );
  expect((await hari.call('POST', `external/api/mandate/${offered}/accept`, {})).status).toBe(200);
  const { id } = await doneProceeding(office, companyId);
  await publishIn(maya, id, todayOf(office));
  const objection = await receive(id, claimantOf(ram));
  const stranger = { actor: null, name: 'Sita', email: 'sita@example.test', mobileNumber: null };
  const second = await receive(id, stranger);
  for (const one of [objection, second]) expect((await judge(id, one, 'DISMISSED')).status).toBe(200);

  const proposal = orderIdOf(await proposeOrderOn(maya, id));
  expect(await statusOf(companyId)).toMatchObject({ status: 'IN_DEREGISTRATION' });
  expect((await readOrdersOf(krishna, id)).proposals).toMatchObject([
    { id: proposal, mayDecide: true, mayWithdraw: false, outcome: 'CLOSED', liabilities: 'The holders answer.' },
  ]);
  expect(await readOrdersOf(maya, id)).toMatchObject({
    mayPropose: false,
    proposals: [{ mayDecide: false, mayWithdraw: true }],
  });
  const waits = async (by: Caller) =>
    dashboardInfoSchema
      .parse((await by.call('GET', 'auth/api/dashboard-info')).body.data)
      .nextSteps.find(({ code }) => code === 'DECIDE_PROCEEDING_ORDERS')?.link;
  expect([await waits(krishna), await waits(maya)]).toEqual([`/de-registration-approval/${id}`, undefined]);
  // pressed twice at once
  const pressed = await Promise.all([decide(krishna, proposal, 'approve'), decide(krishna, proposal, 'approve')]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);

  expect((await readProceedingOf(maya, id)).end).toMatchObject({ outcome: 'CLOSED', text: 'All is settled.' });
  expect(await statusOf(companyId)).toEqual({ status: 'DEREGISTERED', deregistered_on: todayOf(office) });
  const entry = (await readEntries(db(), companyId, { aspects: ['STATUS'] })).at(-1);
  expect(entry?.after).toMatchObject({
    status: 'DEREGISTERED',
    details: { outcome: 'CLOSED', reason: 'All is settled.', liabilities: 'The holders answer.' },
  });
  const name = await db()
    .selectFrom('name_entry')
    .select(['kind', 'held_until'])
    .where('holder_id', '=', companyId)
    .execute();
  const fiveYears = `${Number(todayOf(office).slice(0, 4)) + 5}${todayOf(office).slice(4)}`;
  expect(name).toEqual([{ kind: 'DEREGISTERED', held_until: fiveYears }]);
  const filings = await db()
    .selectFrom('application')
    .select(['id', 'status', 'discarded_at'])
    .where('id', 'in', [draftId, other])
    .execute();
  expect(filings).toEqual(
    expect.arrayContaining([
      { id: draftId, status: 'DRAFT', discarded_at: expect.any(Date) },
      { id: other, status: 'REJECTED', discarded_at: null },
    ]),
  );
  const mandate = db().selectFrom('mandate').select(['state', 'ended_by']).where('id', '=', offered);
  expect(await mandate.executeTakeFirst()).toEqual({ state: 'ENDED', ended_by: krishna.userId });
  // representatives read what there was and change nothing
  expect((await puja.call('GET', `external/api/company/${companyId}/representative`)).status).toBe(200);
  expect((await openTestFiling(puja, companyId, { subject: { kind: 'PROCEEDING', id } })).status).not.toBe(200);
  const invited = { email: 'new@person.example' };
  expect((await puja.call('POST', `external/api/company/${companyId}/mandate`, invited, newKey())).status).not.toBe(
    200,
  );

  const told = await db()
    .selectFrom('notification')
    .select('account_id')
    .where('event_key', '=', `proceeding:${id}:ORDERED`)
    .execute();
  expect(told.map(({ account_id }) => account_id).sort()).toEqual([puja.userId, ram.userId].sort());
  await gateway.jobsDone();
  const written = gateway.outbox.filter(
    ({ to, body }) => to === 'sita@example.test' && body.includes('All is settled.'),
  );
  expect(written).toHaveLength(1);
  const actions = await db().selectFrom('audit').select('action').where('object_id', 'in', [id, proposal]).execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['PROCEEDING_ORDER_PROPOSED', 'PROCEEDING_ORDER_APPROVED', 'PROCEEDING_ORDERED']),
  );
});

test('an outcome that leaves the company in the register asks for no note, and gives its status back', async () => {
  const { maya, krishna } = office;
  const { id, companyId } = await openedProceeding(office);
  const proposal = orderIdOf(await proposeOrderOn(maya, id, { outcome: 'REFUSED', liabilities: undefined }));
  expect((await decide(krishna, proposal, 'approve')).status).toBe(200);
  expect(await statusOf(companyId)).toEqual({ status: 'ACTIVE', deregistered_on: null });
  expect(await readOrdersOf(maya, id)).toMatchObject({
    ends: [],
    mayPropose: false,
    proposals: [{ status: 'APPROVED', liabilities: null }],
  });
});

test('what is missing is said at its field; an outcome that the office does not order is none', async () => {
  const { maya } = office;
  const { id } = await doneProceeding(office);
  expect(fieldsOf(await proposeOrderOn(maya, id, { liabilities: ' ' }))).toEqual([
    ['liabilities', 'ORDER_LIABILITIES_REQUIRED'],
  ]);
  expect(fieldsOf(await proposeOrderOn(maya, id, { reason: '' }))).toEqual([['reason', 'ORDER_REASON_REQUIRED']]);
  // the company withdraws, the office does not
  expect(fieldsOf(await proposeOrderOn(maya, id, { outcome: 'WITHDRAWN' }))).toEqual([['outcome', 'INVALID']]);
  expect((await readOrdersOf(maya, id)).ends.map(({ outcome }) => outcome)).toEqual(['CLOSED', 'REFUSED']);
});

test('nobody decides on their own proposal; who is below the registrar decides on none; another proposal has to wait', async () => {
  const { maya, krishna, gita } = office;
  const { id } = await doneProceeding(office);
  const proposal = orderIdOf(await proposeOrderOn(krishna, id));
  expect(await decide(krishna, proposal, 'approve')).toMatchObject({
    status: 403,
    body: { message: 'You cannot decide your own proposal.' },
  });
  expect((await decide(gita, proposal, 'approve')).status).toBe(403);
  expect((await proposeOrderOn(gita, id)).status).toBe(403);
  expect((await proposeOrderOn(auditor, id)).status).toBe(403);
  expect(await proposeOrderOn(maya, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('waits for a decision already') },
  });
  expect((await decide(maya, proposal, 'withdraw')).status).toBe(403);
  expect((await decide(krishna, proposal, 'withdraw')).status).toBe(200);
  expect((await readProceedingOf(maya, id)).end).toBeNull();
  const again = orderIdOf(await proposeOrderOn(maya, id));
  expect(fieldsOf(await decide(krishna, again, 'refuse', {}))).toEqual([['remark', 'REMARK_REQUIRED']]);
  expect((await decide(krishna, again, 'refuse')).status).toBe(200);
  const told = await db()
    .selectFrom('notification')
    .select(['account_id', 'title_en'])
    .where('event_key', '=', `proceeding-order:${again}:refused`)
    .execute();
  expect(told).toEqual([{ account_id: maya.userId, title_en: expect.stringContaining('is refused') }]);
});

test('two officers propose at once: one of them reads again; a repeated press with the same key proposes once', async () => {
  const { maya, krishna } = office;
  const { id } = await doneProceeding(office);
  const { version } = await readProceedingOf(maya, id);
  const body = { version, outcome: 'CLOSED', reason: 'Settled', liabilities: 'None' };
  const both = await Promise.all(
    [maya, krishna].map((by) => by.call('POST', `${PROCEEDING}/${id}/order`, body, newKey())),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);

  const other = await doneProceeding(office);
  const key = newKey();
  const asked = { ...body, version: (await readProceedingOf(maya, other.id)).version };
  const press = () => maya.call('POST', `${PROCEEDING}/${other.id}/order`, asked, key);
  const [first, second] = [await press(), await press()];
  expect(orderIdOf(second)).toBe(orderIdOf(first));
});

test('whoever is connected with the company or the proceeding neither proposes nor decides', async () => {
  const { maya, krishna } = office;
  const today = todayOf(office);
  const { id, companyId } = await doneProceeding(office);
  const stand = (accountId: string) =>
    db()
      .insertInto('company_representative')
      .values({ company_id: companyId, account_id: accountId, since: today })
      .execute();
  const proposal = orderIdOf(await proposeOrderOn(maya, id));
  await stand(krishna.userId);
  expect(await decide(krishna, proposal, 'approve')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('connected') },
  });
  expect((await readOrdersOf(krishna, id)).proposals).toMatchObject([{ mayDecide: false }]);

  // as somebody who objected
  const other = await doneProceeding(office);
  await publishIn(maya, other.id, today);
  const objection = await receive(other.id, claimantOf(krishna));
  expect((await judge(other.id, objection, 'DISMISSED')).status).toBe(200);
  expect(await readOrdersOf(krishna, other.id)).toMatchObject({ mayPropose: false });
  expect((await proposeOrderOn(krishna, other.id)).status).toBe(403);
});

test('what stands against the order is said before it is proposed, and asked again when it is approved', async () => {
  const { maya, krishna, puja, gateway } = office;
  const today = todayOf(office);
  const early = await openedProceeding(office);
  expect(await obstaclesTo(early.id, 'CLOSED')).toEqual([expect.stringContaining('“Phase I” is not finished')]);
  expect(await proposeOrderOn(maya, early.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('“Phase I” is not finished') },
  });

  const { id, companyId } = await doneProceeding(office);
  expect(await obstaclesTo(id, 'CLOSED')).toEqual([]);
  await publishIn(maya, id, today);
  const proposal = orderIdOf(await proposeOrderOn(maya, id));
  const refused = async (sentence: string): Promise<void> => {
    expect(await obstaclesTo(id, 'CLOSED')).toContainEqual(expect.stringContaining(sentence));
    const answer = await decide(krishna, proposal, 'approve');
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(sentence)]);
  };

  // a filing about the proceeding is handed in again
  const filing = await fileBeside(
    gateway,
    { companyId, process: 'PAYMENT_APPLICATION', by: puja },
    { subject_kind: 'PROCEEDING', subject_id: id },
  );
  await refused('is not decided yet');
  await db().updateTable('application').set({ discarded_at: gateway.clock.now() }).where('id', '=', filing).execute();

  // an approval is revoked
  const form = db().updateTable('application').where('subject_id', '=', id).where('id', '<>', filing);
  await form.set({ status: 'REJECTED' }).execute();
  await refused('“Phase I” is not finished');
  await form.set({ status: 'APPROVED' }).execute();

  // an objection comes
  const objection = await receive(id, claimantOf(ram));
  await refused('An objection has not been decided');
  expect((await judge(id, objection, 'UPHELD')).status).toBe(200);
  await refused('An objection was upheld');
  await db().updateTable('proceeding_claim').set({ outcome: 'DISMISSED' }).where('id', '=', objection).execute();

  // the company holds shares of another one
  const held = await companyFor(office);
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: held, applicationId: null, effectiveOn: today }, [
      {
        aspect: 'SHAREHOLDER',
        subjectId: HOLDER,
        after: { nameEnglish: 'H', nameNepali: 'ह', entity: 'COMPANY', companyId },
      },
    ]),
  );
  await refused('holds shares of');
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: held, applicationId: null, effectiveOn: today }, [
      { aspect: 'SHAREHOLDER', subjectId: HOLDER, after: null },
    ]),
  );

  // a court freezes it
  await freeze(gateway, companyId);
  await refused('An order freezes the company');
  // what would leave it in the register is ordered all the same
  expect(await obstaclesTo(id, 'REFUSED')).toEqual([]);
  expect(await statusOf(companyId)).toMatchObject({ status: 'IN_DEREGISTRATION' });
});

test('another proceeding of the company ends first', async () => {
  const { id, companyId } = await doneProceeding(office);
  await db()
    .insertInto('proceeding')
    .values({
      id: randomUUID(),
      kind: 'EXPLANATION_CALL',
      number: `KT-${id}`,
      company_id: companyId,
      office_id: 1,
      opened_at: office.gateway.clock.now(),
      opened_by: office.maya.userId,
    })
    .execute();
  expect(await obstaclesTo(id, 'CLOSED')).toEqual([expect.stringContaining(`KT-${id}`)]);
});

test('what was proposed of a proceeding that has ended meanwhile is not approved; what nobody decides expires', async () => {
  const { maya, krishna, gateway } = office;
  const { id } = await doneProceeding(office);
  const proposal = orderIdOf(await proposeOrderOn(maya, id));
  await db()
    .updateTable('proceeding')
    .set({ outcome: 'WITHDRAWN', ended_at: gateway.clock.now(), ended_by: maya.userId, outcome_text: 'x' })
    .where('id', '=', id)
    .execute();
  expect((await decide(krishna, proposal, 'approve')).status).toBe(409);
  await db().updateTable('proposal').set({ expires_at: gateway.clock.now() }).where('id', '=', proposal).execute();
  await gateway.platform.runUnitOfWork((unit) => expireProposals(unit, proceedingOrderProposals));
  expect((await readOrdersOf(maya, id)).proposals).toMatchObject([{ status: 'EXPIRED' }]);
});

test('the detail says which acts are possible now, and to whom', async () => {
  const { maya, gita } = office;
  const { id } = await openedProceeding(office);
  const nothing = {
    publish: [],
    returnNotice: [],
    judgeClaim: [],
    askOpinion: [],
    answerOpinion: [],
    judgeOpinion: [],
    sendOpinionLink: [],
    openPhase: [],
  };
  const actsOf = async (by: Caller) => (await readProceedingOf(by, id)).allowedActs;
  expect([await actsOf(gita), await actsOf(auditor)]).toEqual([nothing, nothing]);
  expect(await actsOf(maya)).toMatchObject({
    publish: [{ notice: 'CREDITORS', channels: ['NEWSPAPER', 'POST', 'PUBLIC_PAGE'] }],
    askOpinion: ['TAX_OFFICE', 'LABOUR_OFFICE'],
    openPhase: [],
  });
  await publishIn(maya, id, todayOf(office));
  const objection = await receive(id, claimantOf(ram));
  await receive(id, claimantOf(maya));
  expect((await actOn(maya, id, 'opinion', { body: 'TAX_OFFICE', question: 'Owed?' })).status).toBe(200);
  const { published, opinions } = await readProceedingOf(maya, id);
  expect(await actsOf(maya)).toMatchObject({
    // the second notice follows the first one
    publish: [{ notice: 'CREDITORS' }, { notice: 'CREDITORS_AGAIN' }],
    returnNotice: [published[0]?.id],
    // nobody judges their own
    judgeClaim: [objection],
    askOpinion: ['LABOUR_OFFICE'],
    answerOpinion: [opinions[0]?.id],
    judgeOpinion: [],
  });
  const path = `opinion/${opinions[0]?.id}/answer`;
  expect((await actOn(maya, id, path, { answeredOn: todayOf(office), answer: 'No' })).status).toBe(200);
  expect(await actsOf(maya)).toMatchObject({ answerOpinion: [], judgeOpinion: [opinions[0]?.id] });
  await office.gateway.platform.database.db
    .updateTable('proceeding')
    .set({ outcome: 'WITHDRAWN', ended_at: office.gateway.clock.now(), ended_by: maya.userId, outcome_text: 'x' })
    .where('id', '=', id)
    .execute();
  expect(await actsOf(maya)).toEqual(nothing);
});
