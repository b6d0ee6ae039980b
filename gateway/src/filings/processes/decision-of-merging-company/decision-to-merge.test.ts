import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { act, APPLICATION, detailOf, newKey, type Caller } from '../../../../test/filings-kit';
import { settledCompany } from '../../../../test/name-change-kit';
import { attachRequired, readDetail } from '../../../../test/registration-kit';
import {
  confirmed,
  decided,
  decisionDraft,
  openMergerDesk,
  statusOf,
  twoCompanies,
  verifiedFree,
  type MergerDesk,
} from '../../../../test/mergers-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';

const DAY_MS = 86_400_000;
const REVOKED = { reasonCode: 'OTHER', remark: 'Withdrawn by the company.' };

let desk: MergerDesk;
beforeAll(async () => {
  desk = await openMergerDesk();
});
afterAll(() => desk?.gateway.close());

const statuses = (...ids: readonly string[]) => Promise.all(ids.map((id) => statusOf(desk, id)));
async function reasonsOf(by: Caller, companyId: string, process: string): Promise<string[]> {
  const { body } = await by.call('GET', `external/api/company/${companyId}/process`);
  const found = companyProcessListSchema.parse(body.data).processes.find((one) => one.process === process);
  return (found?.reasons ?? []).map(({ code }) => code);
}
const phasesOf = async (companyId: string): Promise<string[]> =>
  (
    await desk.gateway.platform.database.db
      .selectFrom('proceeding_phase_opening')
      .innerJoin('proceeding', 'proceeding.id', 'proceeding_phase_opening.proceeding_id')
      .select('phase')
      .where('company_id', '=', companyId)
      .execute()
  ).map(({ phase }) => phase);
const errorsOf = ({ sections }: ApplicationDetail) =>
  sections.flatMap(({ key, errors }) => (key === 'MERGER_PARTNER' ? errors.map(({ path, code }) => [path, code]) : []));
const set = (id: string, values: object) =>
  desk.gateway.platform.database.db.updateTable('company').set(values).where('id', '=', id).execute();

test('the first decision gives the company its status and asks the partner; the second one confirms both', async () => {
  const [own, partner] = await twoCompanies(desk);
  const first = await decided(desk, desk.puja, own, partner);
  expect(await statuses(own, partner)).toEqual(['MERGING', 'ACTIVE']);
  expect(await reasonsOf(desk.puja, own, 'NAME_CHANGE')).toContain('MERGING');
  expect(await reasonsOf(desk.puja, own, 'LOCATION_CHANGE')).not.toContain('MERGING');
  expect(await reasonsOf(desk.puja, own, 'DECISION_OF_MERGING_COMPANY')).toContain('MERGER_OPEN');
  const told = await desk.gateway.platform.database.db
    .selectFrom('notification')
    .select(['title_en', 'body_en'])
    .where('account_id', '=', desk.nisha.userId)
    .where('link', '=', `/post-amendment/add-new?company=${partner}`)
    .execute();
  expect(told).toHaveLength(1);
  expect(told[0]?.body_en).toContain(first.applicationNumber);
  expect(await phasesOf(own)).toEqual([]);

  await decided(desk, desk.nisha, partner, own);
  expect(await statuses(own, partner)).toEqual(['MERGING', 'MERGING']);
  expect([await phasesOf(own), await phasesOf(partner)]).toEqual([['MERGE'], ['MERGE']]);
});

test('withdrawn, both companies are active again and decide anew', async () => {
  const [own, partner] = await twoCompanies(desk);
  const first = await decided(desk, desk.puja, own, partner);
  await decided(desk, desk.nisha, partner, own);
  expect(detailOf(await act(desk.krishna, first, 'revoke', REVOKED)).status).toBe('REJECTED');
  expect(await statuses(own, partner)).toEqual(['ACTIVE', 'ACTIVE']);
  await confirmed(desk, own, partner);
  expect(await statuses(own, partner)).toEqual(['MERGING', 'MERGING']);
});

test('refused, the company stays active', async () => {
  const [own, partner] = await twoCompanies(desk);
  const filing = await verifiedFree(desk, desk.puja, await decisionDraft(desk, desk.puja, own, partner));
  detailOf(await act(desk.maya, filing, 'reject', REVOKED));
  expect(await statuses(own, partner)).toEqual(['ACTIVE', 'ACTIVE']);
});

test('with itself, and with a company that is not in the register, it is refused at its field', async () => {
  const [own] = await twoCompanies(desk);
  expect(errorsOf(await decisionDraft(desk, desk.puja, own, own))).toEqual([['companyId', 'NAMED_COMPANY_UNKNOWN']]);
});

test.each<[string, object, string]>([
  ['a company not distributing profit', { company_type_id: companyTypeIdOf('NON_PROFIT') }, 'PARTNER_NON_PROFIT'],
  ['a branch of a foreign company', { company_type_id: companyTypeIdOf('FOREIGN_BRANCH') }, 'PARTNER_NOT_OF_NEPAL'],
])('%s is refused at its field', async (_name, values, code) => {
  const [own, partner] = await twoCompanies(desk);
  await set(partner, values);
  expect(errorsOf(await decisionDraft(desk, desk.puja, own, partner))).toEqual([['companyId', code]]);
});

async function expectRefusal(own: string, partner: string, code: string): Promise<void> {
  const draft = await decisionDraft(desk, desk.puja, own, partner);
  await attachRequired(desk.puja, draft.id);
  expect(await act(desk.puja, await readDetail(desk.puja, draft.id), 'submit')).toMatchObject({
    status: 423,
    body: { blocker: { reasons: [{ code }] } },
  });
}

test('a partner that merges with another company, is frozen or is being closed is refused', async () => {
  const [own, partner] = await twoCompanies(desk);
  const third = await settledCompany(desk.gateway, [desk.puja]);
  await decided(desk, desk.nisha, partner, third);
  await expectRefusal(own, partner, 'PARTNER_MERGING');

  const closing = await settledCompany(desk.gateway, [desk.nisha]);
  await set(closing, { status: 'IN_LIQUIDATION' });
  await expectRefusal(third, closing, 'IN_LIQUIDATION');
});

test('a partner that does not confirm in time: the merger ends by itself, and those concerned are told', async () => {
  const [own, partner] = await twoCompanies(desk);
  await decided(desk, desk.puja, own, partner);
  desk.gateway.clock.advance(92 * DAY_MS);
  await desk.gateway.jobsDone();
  expect(await statuses(own, partner)).toEqual(['ACTIVE', 'ACTIVE']);
  const { db } = desk.gateway.platform.database;
  const ended = await db
    .selectFrom('proceeding')
    .select(['outcome', 'ended_by'])
    .where('company_id', '=', own)
    .execute();
  expect(ended).toEqual([{ outcome: 'LAPSED', ended_by: null }]);
  const told = await db
    .selectFrom('notification')
    .select('title_en')
    .where('account_id', '=', desk.puja.userId)
    .where('title_en', 'like', 'Ended by itself%')
    .execute();
  expect(told).not.toHaveLength(0);
  const opened = await desk.puja.call(
    'POST',
    APPLICATION,
    { processName: 'DECISION_OF_MERGING_COMPANY', companyId: own },
    newKey(),
  );
  expect([200, 401]).toContain(opened.status);
});
