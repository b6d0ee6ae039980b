import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import { notificationListSchema } from '@registrar/domain/calls/notifications';
import type { Answers } from '@registrar/domain/processes';
import { holder, RESERVE, tableText } from '@registrar/domain/share-ledger';
import { nepaliHolder } from '@registrar/domain/testing/registration-people';
import { agreementOn, gift, newBuyer, sale } from '@registrar/domain/testing/share-agreement';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import {
  acceptDocuments,
  attachRequired,
  itemsOf,
  readDetail,
  savedItemOf,
  saveItem,
} from '../../../../test/registration-kit';
import { approveAgreement, draftAgreement } from '../../../../test/share-agreement-kit';
import { HOLDERS, RATE } from '../../../../test/share-ledger-kit';
import { signaturesOf, signedBy } from '../../../../test/signatures-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { dayInNepal } from '../../../platform/clock';
import { enterInRegister } from '../../../register/entries/enter';
import { readLastEntries } from '../../../register/entries/read-entries';
import { postShares } from '../../../register/shares/post-shares';
import { readStandingTable } from '../../../register/shares/read-share-ledger';

const LIST = 'SPSA_TRANSFERS';
const [ASHA, BINA, CHET] = HOLDERS;
const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };

let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const today = (): string => dayInNepal(gateway.clock.now());
const capital = {
  authorizedCapital: 200 * RATE,
  issuedCapital: 100 * RATE,
  paidUpCapital: 80 * RATE,
  ratePerShare: RATE,
  issuedShares: 100,
};
const emailOf = (id: string): string => `holder-${id.slice(-1)}@makalu.example`;
const known = (buyerId: string): Answers => ({ buyer: 'REGISTERED', buyerId });
const kitta = (from: number, to: number) => [{ from, to }];

/** Asha has 1 to 60; Bina 61 to 90, of which the last ten are unpaid; the rest is reserve. Chet has none. */
async function company(): Promise<string> {
  const companyId = await settledCompany(gateway, [puja]);
  await db()
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI') })
    .where('id', '=', companyId)
    .execute();
  const filing = { companyId, applicationId: null, effectiveOn: today() };
  await gateway.platform.runUnitOfWork(async (unit) => {
    await enterInRegister(unit, filing, [
      ...HOLDERS.map((subjectId, at) => ({
        aspect: 'SHAREHOLDER' as const,
        subjectId,
        after: {
          nameEnglish: subjectId.slice(-1),
          nameNepali: 'क',
          entity: 'INDIVIDUAL',
          companyId: null,
          details: nepaliHolder(at + 1, undefined, {
            contact: { phoneNo: `984100000${at}`, email: emailOf(subjectId) },
          }),
        },
      })),
      { aspect: 'CAPITAL' as const, after: capital },
    ]);
    await postShares(unit, filing, [
      { ...holder(ASHA), from: 1, to: 60, paidPerShare: RATE, shareType: 'PROMOTER' },
      { ...holder(BINA), from: 61, to: 80, paidPerShare: RATE, shareType: 'PROMOTER' },
      { ...holder(BINA), from: 81, to: 90, paidPerShare: 0, shareType: 'PROMOTER' },
      { ...RESERVE, from: 91, to: 100, paidPerShare: 0, shareType: null },
    ]);
  });
  return companyId;
}

const BEFORE = [
  'HOLDER:a:1:60:10000:PROMOTER',
  'HOLDER:b:61:80:10000:PROMOTER',
  'HOLDER:b:81:90:0:PROMOTER',
  'RESERVE:-:91:100:0:-',
];

const drafted = (companyId: string, setup: Answers, list: string, items: readonly Answers[]) =>
  draftAgreement(puja, companyId, setup, { [list]: items });

const transferred = (companyId: string, items: readonly Answers[], more: Answers = {}) =>
  drafted(companyId, agreementOn(today(), 'TRANSFER', more), LIST, items);

const approved = (draft: ApplicationDetail): Promise<ApplicationDetail> => approveAgreement([puja, gita, maya], draft);

const tableOf = async (companyId: string, newId = 'nobody'): Promise<string[]> =>
  tableText(await readStandingTable(db(), companyId))
    .split('\n')
    .map((line) => line.replace('0190a000-0000-7000-8000-00000000000', '').replace(newId, 'new'));
const holdersOf = async (companyId: string) =>
  (await readLastEntries(db(), companyId)).filter(({ aspect, after }) => aspect === 'SHAREHOLDER' && after !== null);
async function onlyItem(draft: Pick<ApplicationDetail, 'id'>) {
  const [item] = filedItemsSchema.parse((await itemsOf(puja, draft, LIST)).body.data).items;
  if (!item) throw new Error('No transfer is filed');
  return item;
}

test('a sale to somebody new: table and register follow, the undoing gives those of the day before', async () => {
  const companyId = await company();
  const draft = await transferred(companyId, [sale(ASHA, kitta(51, 60), newBuyer(750), today())]);
  const { id } = await onlyItem(draft);
  const done = await approved(draft);
  expect(await tableOf(companyId, id)).toEqual([
    'HOLDER:a:1:50:10000:PROMOTER',
    'HOLDER:new:51:60:10000:PROMOTER',
    ...BEFORE.slice(1),
  ]);
  const entered = (await holdersOf(companyId)).find(({ subjectId }) => subjectId === id);
  expect(entered?.after).toMatchObject({
    nameEnglish: 'Bimala Gurung',
    entity: 'INDIVIDUAL',
    details: { roles: { founder: false, shareOwner: true, bod: false }, contact: { email: 'buyer750@makalu.example' } },
  });
  expect(detailOf(await act(krishna, done, 'revoke', REVOKED))).toMatchObject({ status: 'REJECTED', revoked: true });
  const listed = await puja.call('GET', `${APPLICATION}?companyId=${companyId}`);
  expect(listed.body.data).toMatchObject({ items: [{ id: done.id, status: 'REJECTED', revoked: true }] });
  expect(await tableOf(companyId)).toEqual(BEFORE);
  expect((await holdersOf(companyId)).map(({ subjectId }) => subjectId)).not.toContain(id);
  const { items } = notificationListSchema.parse((await puja.call('GET', 'messaging/api/notification')).body.data);
  expect(items.find(({ type }) => type === 'APPROVAL_REVOKED')?.titleEn).toBe(
    'The approval of your application is revoked',
  );
});

test('who gives away all shares is closed, and who had none has some', async () => {
  const companyId = await company();
  await approved(await transferred(companyId, [gift(ASHA, kitta(1, 60), known(CHET))]));
  expect((await tableOf(companyId))[0]).toBe('HOLDER:c:1:60:10000:PROMOTER');
  expect((await holdersOf(companyId)).map(({ subjectId }) => subjectId)).not.toContain(ASHA);
});

test('seller, buyer and witness sign in the portal; another range makes the signatures void', async () => {
  const companyId = await company();
  const draft = await transferred(companyId, [gift(ASHA, kitta(51, 60), newBuyer(751))]);
  const item = await onlyItem(draft);
  await signedBy(gateway, puja, draft, `SELLER_SIGNATURE:${item.id}`, emailOf(ASHA));
  await signedBy(gateway, puja, draft, `BUYER_SIGNATURE:${item.id}`, 'buyer751@makalu.example');
  await signedBy(gateway, puja, draft, `WITNESS_SIGNATURE:${item.id}`, 'witness@makalu.example');
  const states = async () => (await signaturesOf(puja, draft)).map(({ role, state }) => [role, state]);
  expect(await states()).toEqual([
    ['SELLER', 'SIGNED'],
    ['BUYER', 'SIGNED'],
    ['WITNESS', 'SIGNED'],
  ]);
  savedItemOf(await saveItem(puja, draft, LIST, item, { ...item.data, ranges: kitta(52, 60) }));
  expect(await states()).toEqual([
    ['SELLER', 'VOID'],
    ['BUYER', 'VOID'],
    ['WITNESS', 'VOID'],
  ]);
  await attachRequired(puja, draft.id);
  expect((await act(puja, await readDetail(puja, draft.id), 'submit')).body).toMatchObject({
    status: 422,
    errors: [{ code: 'SIGNATURE_VOID' }, { code: 'SIGNATURE_VOID' }, { code: 'SIGNATURE_VOID' }],
  });
});

test('forfeited shares go into reserve, and from there to somebody new; undone is first the one, then the other', async () => {
  const companyId = await company();
  await db().updateTable('company').set({ registered_on: '2020-01-01' }).where('id', '=', companyId).execute();
  const forfeiture = {
    holderId: BINA,
    quantity: 10,
    firstNoticeOn: '2026-05-01',
    secondNoticeOn: '2026-06-15',
    reason: 'The call was not paid.',
  };
  const jafat = await drafted(companyId, agreementOn(today(), 'JAFAT', { toReserve: true }), 'SPSA_FORFEITURES', [
    forfeiture,
  ]);
  const forfeited = await approved(jafat);
  expect((await tableOf(companyId)).slice(2)).toEqual(['RESERVE:-:81:90:0:PROMOTER', 'RESERVE:-:91:100:0:-']);
  const given = { ...gift('', [], newBuyer(752)), quantity: 12, shareType: 'PUBLIC', paidPerShare: RATE };
  const jageda = await drafted(companyId, agreementOn(today(), 'JAGEDA'), LIST, [given]);
  const { id } = await onlyItem(jageda);
  const allotted = await approved(jageda);
  expect((await tableOf(companyId, id)).slice(2)).toEqual(['HOLDER:new:81:92:10000:PUBLIC', 'RESERVE:-:93:100:0:-']);

  expect((await act(krishna, forfeited, 'revoke', REVOKED)).status).toBe(409);
  detailOf(await act(krishna, allotted, 'revoke', REVOKED));
  detailOf(await act(krishna, await readDetail(krishna, forfeited.id), 'revoke', REVOKED));
  expect(await tableOf(companyId)).toEqual(BEFORE);
});

test('a record that is late by the law is fined with the fee', async () => {
  const companyId = await company();
  await db().updateTable('company').set({ registered_on: '2020-01-01' }).where('id', '=', companyId).execute();
  const long = '2026-01-15';
  const draft = await transferred(companyId, [gift(ASHA, kitta(1, 5), known(CHET))], {
    ...agreementOn(long, 'TRANSFER'),
  });
  await attachRequired(puja, draft.id);
  const handedIn = await take(await readDetail(puja, draft.id), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, handedIn.id);
  const payable = await puja.call('GET', `${APPLICATION}/${handedIn.id}/payable`);
  expect(JSON.stringify(payable.body)).toContain('FINE_S81_6');
});

test('the rates of the tax are those of the office and cannot be written over', async () => {
  const draft = await transferred(await company(), [sale(ASHA, kitta(51, 60), known(CHET), today())]);
  const rates = draft.sections.find(({ key }) => key === 'CAPITAL_GAIN_RATES')?.data;
  expect(rates).toMatchObject({ rows: [{ from: '2006-11-03', to: null, rates: { residentPerson: 10, others: 15 } }] });
  const kept = detailOf(await saveSection(puja, draft, 'CAPITAL_GAIN_RATES', { rows: [] }));
  expect(kept.sections.find(({ key }) => key === 'CAPITAL_GAIN_RATES')?.data).toEqual(rates);
});
