import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Answers } from '@registrar/domain/processes';
import { agreementOn, bonusOf, deathOf, gift, heirOf } from '@registrar/domain/testing/share-agreement';
import { act, callerOf, detailOf, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { addItem, attachRequired, itemsOf, readDetail, savedItemOf } from '../../../../test/registration-kit';
import { approveAgreement, draftAgreement } from '../../../../test/share-agreement-kit';
import { CAPITAL, capitalOf, companyOfShares, SHARES, tableOf } from '../../../../test/share-filings-kit';
import { HOLDERS, RATE } from '../../../../test/share-ledger-kit';
import { dayInNepal } from '../../../platform/clock';
import { readEntries, readLastEntries } from '../../../register/entries/read-entries';

const [ASHA, BINA, CHET] = HOLDERS;
const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };
const DIED = '2026-11-01';

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
const known = (heirId: string, quantity: number): Answers => ({
  heir: 'REGISTERED',
  heirId,
  quantity,
  relation: 'SON',
});
const approved = (draft: ApplicationDetail) => approveAgreement([puja, gita, maya], draft);

const died = (companyId: string, heirs: readonly Answers[], more: Answers = {}) =>
  draftAgreement(puja, companyId, agreementOn(today(), 'OWNERSHIP_TRANSFER_AFTER_DEATH'), {
    SPSA_DEATH: deathOf(ASHA, DIED, more),
    SPSA_HEIRS: heirs,
  });

async function refusedAs(draft: ApplicationDetail): Promise<readonly unknown[]> {
  await attachRequired(puja, draft.id);
  const { body } = await act(puja, await readDetail(puja, draft.id), 'submit');
  expect(body).toMatchObject({ status: 422 });
  return Object(body).errors;
}

const holdersOf = async (companyId: string) =>
  (await readLastEntries(db(), companyId)).flatMap(({ aspect, subjectId, after }) =>
    aspect === 'SHAREHOLDER' && after !== null ? [subjectId] : [],
  );

test('all shares go to the heirs, who died is entered as deceased, and the undoing gives back what was', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const draft = await died(companyId, [heirOf(20, 760), known(CHET, 40)]);
  const daughter = filedItemsSchema.parse((await itemsOf(puja, draft, 'SPSA_HEIRS')).body.data).items[0]?.id ?? '';
  const done = await approved(draft);
  expect((await tableOf(gateway, companyId)).map((line) => line.replace(daughter, 'daughter'))).toEqual([
    'HOLDER:daughter:1:20:10000:PROMOTER',
    'HOLDER:c:21:60:10000:PROMOTER',
    ...SHARES.slice(1),
  ]);
  expect(await holdersOf(companyId)).toEqual(expect.arrayContaining([daughter, BINA, CHET]));
  expect(await holdersOf(companyId)).not.toContain(ASHA);
  const entered = (await readEntries(db(), companyId)).filter(({ subjectId }) => subjectId === ASHA).slice(-2);
  expect(entered.map(({ after, happenedOn }) => [after, happenedOn])).toEqual([
    [expect.objectContaining({ status: 'DECEASED' }), DIED],
    [null, DIED],
  ]);
  expect(entered[0]?.after).toMatchObject({ details: { death: { diedOn: DIED, certificateNumber: 'M-4521' } } });
  const letters = await db()
    .selectFrom('letter')
    .select(['kind', 'holder_id'])
    .where('application_id', '=', draft.id)
    .execute();
  expect(letters.map(({ kind }) => kind).sort()).toEqual(['RECORD_LETTER', 'SHARE_CERTIFICATE', 'SHARE_CERTIFICATE']);

  detailOf(await act(krishna, done, 'revoke', REVOKED));
  expect(await tableOf(gateway, companyId)).toEqual(SHARES);
  expect(await holdersOf(companyId)).toContain(ASHA);
  expect(await holdersOf(companyId)).not.toContain(daughter);
  const back = (await readLastEntries(db(), companyId)).find(({ subjectId }) => subjectId === ASHA);
  expect(back?.after).not.toHaveProperty('status');
});

test('after it neither a second death nor a purchase from who died can be filed', async () => {
  const companyId = await companyOfShares(gateway, puja);
  await approved(await died(companyId, [known(CHET, 60)]));
  const dead = [expect.objectContaining({ code: 'HOLDER_DECEASED' })];
  const second = await died(companyId, [known(BINA, 60)]);
  expect(await refusedAs(second)).toEqual(expect.arrayContaining(dead));
  const setup = agreementOn(today(), 'TRANSFER');
  const bought = detailOf(await saveSection(puja, await readDetail(puja, second.id), 'SPSA_SETUP', setup));
  const purchase = gift(ASHA, [{ from: 1, to: 5 }], { buyer: 'REGISTERED', buyerId: BINA });
  savedItemOf(await addItem(puja, bought, 'SPSA_TRANSFERS', purchase));
  expect(await refusedAs(bought)).toEqual(expect.arrayContaining(dead));
});

test('heirs below the whole are refused at their field; other answers are kept', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const draft = await died(companyId, [known(CHET, 59)]);
  expect(await refusedAs(draft)).toEqual([expect.objectContaining({ code: 'HEIRS_BELOW_HOLDING' })]);
  const kept = (await readDetail(puja, draft.id)).sections.find(({ key }) => key === 'SPSA_DEATH')?.data;
  expect(kept).toMatchObject({ holderId: ASHA, diedOn: DIED, certificateNumber: 'M-4521' });
});

test('bonus shares raise issued and paid-up capital, and the undoing lowers both again', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const { decision: _decision, ...setup } = agreementOn(today(), 'BONUS');
  const bonus = (quantity: number, more: Answers = {}) =>
    draftAgreement(puja, companyId, setup, { SPSA_BONUS: bonusOf(quantity, today(), more) });
  const done = await approved(await bonus(10, { fractions: 'RESERVE' }));
  expect((await tableOf(gateway, companyId)).slice(SHARES.length)).toEqual([
    'HOLDER:a:101:106:10000:PROMOTER',
    'HOLDER:b:107:109:10000:PUBLIC',
    'RESERVE:-:110:110:10000:-',
  ]);
  expect(await capitalOf(gateway, companyId)).toMatchObject({
    issuedShares: 110,
    issuedCapital: 110 * RATE,
    paidUpCapital: CAPITAL.paidUpCapital + 10 * RATE,
  });
  detailOf(await act(krishna, done, 'revoke', REVOKED));
  expect(await tableOf(gateway, companyId)).toEqual(SHARES);
  expect(await capitalOf(gateway, companyId)).toMatchObject(CAPITAL);

  const above = await bonus(101, { fractions: 'RESERVE' });
  expect(await refusedAs(above)).toEqual([expect.objectContaining({ code: 'ISSUED_EXCEEDS_AUTHORIZED' })]);
  const fewer = { ...bonusOf(9, today(), { surplus: RATE }) };
  await saveSection(puja, await readDetail(puja, above.id), 'SPSA_BONUS', fewer);
  const errors = await act(puja, await readDetail(puja, above.id), 'submit');
  expect(errors.body).toMatchObject({ errors: [{ code: 'BONUS_EXCEEDS_SURPLUS' }] });
});

test('what the company owes stops a transfer, and is a caution where a holder died', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const since = { registered_on: '2020-01-01', created_at: new Date('2020-01-01T00:00:00Z') };
  await db().updateTable('company').set(since).where('id', '=', companyId).execute();
  const sold = [gift(ASHA, [{ from: 1, to: 5 }], { buyer: 'REGISTERED', buyerId: BINA })];
  const draft = await draftAgreement(puja, companyId, agreementOn(today(), 'TRANSFER'), { SPSA_TRANSFERS: sold });
  await attachRequired(puja, draft.id);
  const stopped = await act(puja, await readDetail(puja, draft.id), 'submit');
  expect(stopped).toMatchObject({ status: 423, body: { code: 'BLK-423' } });
  expect((await readDetail(puja, draft.id)).fieldCautions).toEqual([]);

  const setup = agreementOn(today(), 'OWNERSHIP_TRANSFER_AFTER_DEATH');
  const death = detailOf(await saveSection(puja, await readDetail(puja, draft.id), 'SPSA_SETUP', setup));
  detailOf(await saveSection(puja, death, 'SPSA_DEATH', deathOf(ASHA, DIED)));
  savedItemOf(await addItem(puja, death, 'SPSA_HEIRS', known(CHET, 60)));
  const cautioned = (await readDetail(puja, draft.id)).fieldCautions ?? [];
  expect(cautioned.map(({ path }) => path)).toEqual(['spsaType', 'spsaType']);
  expect(JSON.stringify(cautioned)).toContain('This filing is not stopped by it.');
  await approved(death);
  expect((await tableOf(gateway, companyId))[0]).toBe('HOLDER:c:1:60:10000:PROMOTER');
});
