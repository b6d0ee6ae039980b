import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { APPLICATION, callerOf, detailOf, newKey, type Caller } from '../../../../test/filings-kit';
import type { TestGateway } from '../../../../test/harness';
import { readDetail as read } from '../../../../test/registration-kit';
import {
  approveFiling,
  companyFor,
  move,
  openTestFiling,
  readyFiling,
  startTestFiling,
  verifiedFiling,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';
import { dayInNepal } from '../../../platform/clock';
import { enterInRegister, type NewEntry } from '../../../register/entries/enter';

let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller, kiran: Caller, maya: Caller, krishna: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja, maya, krishna } = office);
  kiran = await callerOf(gateway, 'kiran.representative');
});
afterAll(() => office?.close());

const db = () => gateway.platform.database.db;
const enter = (companyId: string, ...entries: NewEntry[]) =>
  gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: dayInNepal(unit.now) }, entries),
  );
/** A change of the aspect that the test filing touches. */
const moved = (companyId: string, addressEnglish: string) =>
  enter(companyId, { aspect: 'REGISTERED_OFFICE', after: { addressEnglish, addressNepali: 'नयाँ मार्ग' } });
/** A change of another aspect. */
const person = (nameEnglish: string): NewEntry => ({
  aspect: 'FOCAL_PERSON',
  subjectId: randomUUID(),
  after: { nameEnglish, nameNepali: 'सम्पर्क' },
});
const companyIdOf = ({ company }: ApplicationDetail): string => company?.id ?? '';
const takeOver = (by: Caller, { id, version }: Pick<ApplicationDetail, 'id' | 'version'>, body: object) =>
  by.call('POST', `${APPLICATION}/${id}/takeCompanyVersion`, { version, ...body }, newKey());
const answersOf = ({ sections }: ApplicationDetail, key: string) =>
  sections.find((section) => section.key === key)?.data;
const offered = ({ allowedActions }: ApplicationDetail, action: string) =>
  allowedActions.find((entry) => entry.action === action);

test('a change of an aspect that the filing does not touch leaves the filing as filed', async () => {
  const draft = await readyFiling(office);
  await enter(companyIdOf(draft), person('Asha'));
  const seen = await read(puja, draft.id);
  expect(seen).toMatchObject({ companyChanges: null, presentCompanyVersion: null, companyAnswers: null });
  expect(offered(seen, 'takeCompanyVersion')).toMatchObject({ allowed: false, reason: { code: 'COMPANY_CHANGED' } });
  expect(await takeOver(puja, seen, { take: [] })).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  expect((await move(puja, seen, 'submit')).status).toBe(200);
});

test('each change is shown field by field, and the filing is not submitted until the user has answered it', async () => {
  const draft = await readyFiling(office);
  const former = draft.filedCompany?.parts.find(({ aspect }) => aspect === 'REGISTERED_OFFICE')?.data;
  const version = await moved(companyIdOf(draft), 'Moved Meanwhile 1');
  const seen = await read(puja, draft.id);
  expect(seen.presentCompanyVersion).toBe(version);
  expect(seen.companyChanges).toContainEqual(
    expect.objectContaining({
      aspect: 'REGISTERED_OFFICE',
      part: 'REGISTERED_OFFICE',
      field: 'addressEnglish',
      before: former?.['addressEnglish'],
      after: 'Moved Meanwhile 1',
    }),
  );
  // an answer is shown beside its prefilled value and the present value of the register
  expect(seen.companyAnswers).toEqual([
    expect.objectContaining({
      part: 'REGISTERED_OFFICE',
      section: 'MATTER',
      itemId: null,
      began: { addressEnglish: former?.['addressEnglish'], addressNepali: former?.['addressNepali'] },
      present: { addressEnglish: 'Moved Meanwhile 1', addressNepali: 'नयाँ मार्ग' },
      answered: { addressEnglish: 'Test Road 1', addressNepali: 'परीक्षण मार्ग १' },
    }),
  ]);
  expect(await move(puja, seen, 'submit')).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409', message: expect.stringContaining('The company has changed in the meantime') },
  });

  const part = 'REGISTERED_OFFICE';
  expect(await takeOver(kiran, seen, { take: [part] })).toMatchObject({ status: 404 });
  expect(await takeOver(puja, seen, {})).toMatchObject({ status: 422, body: { errors: [{ path: 'take' }] } });
  expect(await takeOver(puja, seen, { take: ['CAPITAL'] })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'take' }] },
  });
  expect(await takeOver(puja, seen, { take: [part], companyVersion: version - 1 })).toMatchObject({ status: 412 });

  const taken = detailOf(await takeOver(puja, seen, { take: [part], companyVersion: version }));
  expect(taken).toMatchObject({ status: 'DRAFT', companyChanges: null, filedCompany: { version } });
  // an answer that does not come from the register keeps its value
  expect(answersOf(taken, 'MATTER')).toEqual({
    ...answersOf(draft, 'MATTER'),
    addressEnglish: 'Moved Meanwhile 1',
    addressNepali: 'नयाँ मार्ग',
  });
  expect(taken.history.at(-1)).toMatchObject({ action: 'takeCompanyVersion', from: 'DRAFT', to: 'DRAFT' });
});

test("a part that is not taken over keeps the user's answers, and the question counts as answered", async () => {
  const draft = await readyFiling(office);
  const version = await moved(companyIdOf(draft), 'Moved Again 2');
  const kept = detailOf(await takeOver(puja, draft, { take: [] }));
  expect(kept).toMatchObject({ companyChanges: null, filedCompany: { version } });
  expect(answersOf(kept, 'MATTER')).toEqual(answersOf(draft, 'MATTER'));
  expect(detailOf(await move(puja, kept, 'submit')).status).toBe('SUBMITTED');
});

test('a filing that waits for its decision is not approved after a change of what it touches; another change does not block it', async () => {
  const [waiting, other] = [await verifiedFiling(office), await verifiedFiling(office)];
  await moved(companyIdOf(waiting), 'Moved Under The Desk 3');
  await enter(companyIdOf(other), person('Bina'));
  const last = detailOf(await move(maya, waiting, 'forward', { remark: 'In order' }));
  expect(await move(krishna, last, 'approve')).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  const seen = await read(krishna, waiting.id);
  expect(offered(seen, 'approve')).toMatchObject({ allowed: false, reason: { code: 'COMPANY_VERSION_COMPATIBLE' } });
  expect(seen.companyChanges).toContainEqual(
    expect.objectContaining({ part: 'REGISTERED_OFFICE', after: 'Moved Under The Desk 3' }),
  );
  expect((await approveFiling(office, other)).status).toBe('APPROVED');
});

test('list items prefilled from the register follow the parts that are taken over, and only those', async () => {
  const [first, second, gone, late] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const place = (subjectId: string, addressEnglish: string): NewEntry => ({
    aspect: 'BRANCH',
    subjectId,
    after: { addressEnglish, addressNepali: 'शाखा' },
  });
  const begun = (addressEnglish: string) => ({ addressEnglish, addressNepali: 'शाखा' });
  const companyId = await companyFor(office);
  await enter(companyId, place(first, 'First'), place(second, 'Second'), place(gone, 'Gone'));
  const draft = detailOf(await openTestFiling(puja, companyId));
  const places = async () => {
    const rows = await db()
      .selectFrom('application_item')
      .select(['begun_from', 'data', 'version'])
      .where('application_id', '=', draft.id)
      .where('section_key', '=', 'PLACES')
      .execute();
    return new Set(rows.map(({ begun_from, data, version }) => [begun_from, data, version]));
  };
  expect(await places()).toEqual(
    new Set([
      [first, begun('First'), 1],
      [second, begun('Second'), 1],
      [gone, begun('Gone'), 1],
    ]),
  );
  const written = { ...begun('First'), phoneNo: '014440000' };
  await db()
    .updateTable('application_item')
    .set({ data: JSON.stringify(written) })
    .where('begun_from', '=', first)
    .execute();

  await enter(
    companyId,
    place(first, 'First Lane'),
    place(second, 'Second Lane'),
    { aspect: 'BRANCH', subjectId: gone, after: null },
    place(late, 'Late'),
  );
  const seen = await read(puja, draft.id);
  expect(new Set(seen.companyChanges?.map(({ part }) => part))).toEqual(
    new Set([first, second, gone, late].map((id) => `BRANCH/${id}`)),
  );
  const saved = await db()
    .selectFrom('application_item')
    .select('id')
    .where('begun_from', '=', first)
    .executeTakeFirstOrThrow();
  expect(seen.companyAnswers).toEqual(
    expect.arrayContaining([
      {
        part: `BRANCH/${first}`,
        section: 'PLACES',
        itemId: saved.id,
        began: begun('First'),
        present: begun('First Lane'),
        answered: written,
      },
      expect.objectContaining({ part: `BRANCH/${gone}`, present: null }),
      {
        part: `BRANCH/${late}`,
        section: 'PLACES',
        itemId: null,
        began: null,
        present: begun('Late'),
        answered: null,
      },
    ]),
  );
  detailOf(await takeOver(puja, seen, { take: [first, gone, late].map((id) => `BRANCH/${id}`) }));
  expect(await places()).toEqual(
    new Set([
      [first, { ...begun('First Lane'), phoneNo: '014440000' }, 2],
      [second, begun('Second'), 1],
      [late, begun('Late'), 1],
    ]),
  );
});
