import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { companyRecordSchema, shareholderListAnswerSchema } from '@registrar/domain/calls/company-record';
import { holder, reserve } from '@registrar/domain/share-ledger';
import {
  decideOrder,
  freeze,
  ordersOf,
  proposalIdOf,
  proposalsOf,
  proposePlacing,
  scanOf,
  unfreeze,
} from '../../test/company-orders-kit';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { companyOfShares } from '../../test/share-filings-kit';
import { HOLDERS } from '../../test/share-ledger-kit';
import { uploadAll } from '../../test/uploads-kit';
import { dayInNepal } from '../platform/clock';
import { enterShareChanges } from '../register/shares/enter-share-changes';
import { readShareLedger } from '../register/shares/read-share-ledger';

const [ASHA, BINA] = HOLDERS;
let gateway: TestGateway;
let puja: Caller, maya: Caller, krishna: Caller;
let company = '';

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  company = await companyOfShares(gateway, puja);
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const today = () => dayInNepal(gateway.clock.now());
const on = (holderId: string, ...ranges: readonly (readonly [number, number])[]) => ({
  shares: { holderId, ranges: ranges.map(([from, to]) => ({ from, to })) },
});
const recordOf = async (companyId: string) =>
  companyRecordSchema.parse((await gateway.call('GET', `external/api/company/${companyId}/record`)).body.data);
const pledge = async (more: object = {}) => ({
  orderedBy: 'PLEDGE',
  pledgeeNepali: 'नबिल बैंक लिमिटेड',
  pledgeeEnglish: 'Nabil Bank Limited',
  pledgorConsentId: await scanOf(maya),
  pledgeeConsentId: await scanOf(maya),
  ...more,
});

test('placed by two persons it lies on the shares, is public, and stops nothing else of the company', async () => {
  const answer = await proposePlacing(gateway, maya, company, {
    number: 'क-९/०८३',
    endsOn: addDays(today(), 30),
    ...on(ASHA, [41, 50], [11, 20]),
  });
  const id = proposalIdOf(answer);
  expect((await proposalsOf(krishna)).find((one) => one.id === id)?.order.shares).toEqual({
    holderId: ASHA,
    nameEnglish: 'a',
    nameNepali: 'क',
    ranges: [
      { from: 11, to: 20 },
      { from: 41, to: 50 },
    ],
  });
  expect((await recordOf(company)).ordersOnShares).toEqual([]);
  expect(await decideOrder(maya, id, 'approve')).toMatchObject({ status: 403 });
  expect(await decideOrder(krishna, id, 'approve')).toMatchObject({ status: 200 });
  await gateway.platform.jobs.runDue();

  expect(await recordOf(company)).toMatchObject({
    orders: [],
    ordersOnShares: [
      {
        orderedBy: 'COURT',
        nameEnglish: 'High Court Patan',
        orderNumber: 'क-९/०८३',
        ranges: [{ from: 11 }, { to: 50 }],
      },
    ],
  });
  const { processes } = companyProcessListSchema.parse(
    (await puja.call('GET', `external/api/company/${company}/process`)).body.data,
  );
  expect(processes.flatMap(({ reasons }) => reasons.map(({ code }) => code))).not.toContain('FROZEN');
  const list = shareholderListAnswerSchema.parse(
    (await puja.call('GET', `external/api/company/${company}/shareholder`)).body.data,
  );
  expect(list?.orders).toMatchObject([
    {
      orderNumber: 'क-९/०८३',
      ranges: [
        { from: 11, to: 20 },
        { from: 41, to: 50 },
      ],
    },
  ]);
  const { items: [order] = [] } = await ordersOf(puja, company);
  expect(order).toMatchObject({ state: 'STANDING', kitta: '11-20, 41-50', shares: { holderId: ASHA }, people: null });
  expect(gateway.outbox.some((message) => JSON.stringify(message).includes('आदेश वा धितोबाट रोक्का भए'))).toBe(true);

  await unfreeze(gateway, order?.id ?? '');
  expect((await recordOf(company)).ordersOnShares).toEqual([]);
  expect((await ordersOf(puja, company)).items).toMatchObject([{ state: 'LIFTED', kitta: '11-20, 41-50' }]);
});

test('one with a last day holds no more on the day after, before its end is entered', async () => {
  const own = await companyOfShares(gateway, puja);
  await freeze(gateway, own, { endsOn: today(), ...on(ASHA, [1, 5]) });
  const encumbered = async (day: string) => (await readShareLedger(db(), own, day))?.encumbered;
  expect(await encumbered(today())).toEqual([{ from: 1, to: 5 }]);
  expect(await encumbered(addDays(today(), 1))).toBeUndefined();
});

test('a pledge has the agreement and both consents, which the second person and the company read', async () => {
  const own = await companyOfShares(gateway, puja);
  const id = proposalIdOf(await proposePlacing(gateway, maya, own, { ...(await pledge()), ...on(BINA, [61, 90]) }));
  const proposal = (await proposalsOf(krishna)).find((one) => one.id === id);
  expect(proposal).toMatchObject({
    order: { orderedBy: 'PLEDGE', party: { nameEnglish: 'Nabil Bank Limited' }, court: null },
    consents: { pledgor: { name: 'order.png' }, pledgee: { name: 'order.png' } },
  });
  const read = async (by: Caller, of: string | undefined) =>
    (
      await fetch(new URL(`external/api/company-order-document/${of ?? ''}`, gateway.url), {
        headers: { authorization: `Bearer ${by.token}` },
      })
    ).status;
  expect(await read(krishna, proposal?.consents?.pledgor.id)).toBe(200);
  expect(await read(puja, proposal?.consents?.pledgee.id)).toBe(404);
  expect(await decideOrder(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect(await read(puja, proposal?.consents?.pledgee.id)).toBe(200);
  expect((await ordersOf(puja, own)).items).toMatchObject([
    { orderedBy: 'PLEDGE', kitta: '61-90', consents: { pledgor: { name: 'order.png' } } },
  ]);
  expect((await recordOf(own)).ordersOnShares).toMatchObject([{ orderedBy: 'PLEDGE', nameNepali: 'नबिल बैंक लिमिटेड' }]);
});

const AUTHORITY = { orderedBy: 'AUTHORITY', bodyNepali: 'राजस्व अनुसन्धान विभाग', bodyEnglish: 'Revenue Investigation' };
const REFUSED: readonly [string, () => object, string, string][] = [
  ['shares of another holder', () => on(ASHA, [55, 65]), 'shares.ranges.0.from', 'SHARES_NOT_HELD'],
  ['the same twice', () => on(ASHA, [1, 5], [4, 8]), 'shares.ranges.1.from', 'RANGE_ALREADY_DEFINED'],
  ['backwards', () => on(ASHA, [9, 5]), 'shares.ranges.0.from', 'RANGE_BACKWARDS'],
  ['no numbers', () => on(ASHA), 'shares.ranges', 'SHARE_RANGES_REQUIRED'],
  ['a decimal', () => on(ASHA, [1.5, 5]), 'shares.ranges.0.from', 'QUANTITY_DECIMAL'],
  ['nobody of the register', () => on(randomUUID(), [1, 5]), 'shares.holderId', 'ORDER_HOLDER_REQUIRED'],
  ['no holder', () => ({ shares: { ranges: [] } }), 'shares.holderId', 'ORDER_HOLDER_REQUIRED'],
  ['another authority on the whole company', () => AUTHORITY, 'shares', 'ORDER_WHOLE_COMPANY'],
  [
    'an authority without a name',
    () => ({ ...AUTHORITY, bodyNepali: ' ', ...on(ASHA, [1, 5]) }),
    'bodyNepali',
    'ORDER_BODY_NEPALI_REQUIRED',
  ],
  ['a pledge of the whole company', () => ({ orderedBy: 'PLEDGE' }), 'shares', 'ORDER_WHOLE_COMPANY'],
  [
    'a pledge without the holder’s consent',
    () => ({ orderedBy: 'PLEDGE', ...on(ASHA, [1, 5]) }),
    'pledgorConsentId',
    'PLEDGOR_CONSENT_REQUIRED',
  ],
  [
    'a pledge without the consent of who takes it',
    () => ({ orderedBy: 'PLEDGE', ...on(ASHA, [1, 5]) }),
    'pledgeeConsentId',
    'PLEDGEE_CONSENT_REQUIRED',
  ],
  [
    'a pledge to nobody',
    () => ({ orderedBy: 'PLEDGE', ...on(ASHA, [1, 5]) }),
    'pledgeeNepali',
    'PLEDGEE_NEPALI_REQUIRED',
  ],
];
test.each(REFUSED)('%s is refused at its field', async (_, more, path, code) => {
  const answer = await proposePlacing(gateway, maya, company, more());
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toContainEqual(expect.objectContaining({ path, code }));
});

test('a file that is no scan is refused at the field of that consent', async () => {
  const text = await uploadAll(maya, new TextEncoder().encode('<html>no scan</html>'), 'consent.pdf');
  const more = { ...(await pledge({ pledgeeConsentId: text })), ...on(ASHA, [1, 5]) };
  expect(await proposePlacing(gateway, maya, company, more)).toMatchObject({
    status: 415,
    body: { errors: [{ path: 'pledgeeConsentId', code: 'DOCUMENT_KIND' }] },
  });
});

test('one order may lie on the shares of several holders, and on those of one only once', async () => {
  const own = await companyOfShares(gateway, puja);
  const number = { number: 'क-३३/०८३' };
  await freeze(gateway, own, { ...number, ...on(ASHA, [1, 5]) });
  expect(await proposePlacing(gateway, maya, own, { ...number, ...on(ASHA, [7, 9]) })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'number', code: 'ORDER_PLACED_ALREADY' }] },
  });
  await freeze(gateway, own, { ...number, ...on(BINA, [61, 65]) });
  await freeze(gateway, own, number);
  expect((await ordersOf(maya, own)).items.map(({ kitta }) => kitta).sort()).toEqual(['1-5', '61-65', null]);
});

test('shares that are gone when the second person decides are not put under the order', async () => {
  const own = await companyOfShares(gateway, puja);
  const id = proposalIdOf(await proposePlacing(gateway, maya, own, on(ASHA, [51, 60])));
  await gateway.platform.runUnitOfWork(async (unit) => {
    const ledger = await readShareLedger(unit.tx, own, today());
    const moved = ledger && reserve(ledger, { on: today(), owner: holder(ASHA), ranges: [{ from: 60, to: 60 }] });
    if (!moved?.ok) throw new Error('The share can be put in reserve');
    await enterShareChanges(unit, { companyId: own, applicationId: null, effectiveOn: today() }, [moved.change]);
  });
  expect(await decideOrder(krishna, id, 'approve')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('does not have all of these shares') },
  });
  expect((await ordersOf(maya, own)).items).toEqual([]);
});
