import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fieldErrorSchema } from '@registrar/domain/envelope';
import type { Answers } from '@registrar/domain/processes';
import type { ValidationCode } from '@registrar/domain/messages';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { agreementOn, gift, newBuyer, sale } from '@registrar/domain/testing/share-agreement';
import { z } from 'zod';
import { act, APPLICATION, callerOf, newKey, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { attachRequired, itemsOf, readDetail, savedItemOf, saveItem } from '../../../../test/registration-kit';
import { draftAgreement } from '../../../../test/share-agreement-kit';
import { companyOfShares } from '../../../../test/share-filings-kit';
import { HOLDERS } from '../../../../test/share-ledger-kit';
import { dayInNepal } from '../../../platform/clock';

const LIST = 'SPSA_TRANSFERS';
const [ASHA, BINA, CHET] = HOLDERS;
const known = (buyerId: string): Answers => ({ buyer: 'REGISTERED', buyerId });
const kitta = (from: number, to: number) => [{ from, to }];

let gateway: TestGateway;
let puja: Caller;
let companyId: string, draft: ApplicationDetail;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  companyId = await companyOfShares(gateway, puja);
  draft = await draftAgreement(puja, companyId, agreementOn(today(), 'TRANSFER'), {
    [LIST]: [gift(ASHA, kitta(1, 5), known(CHET))],
  });
});
afterAll(() => gateway?.close());

const today = (): string => dayInNepal(gateway.clock.now());
const minor = (): Answers => ({ ...Object(newBuyer(1)['person']), isMinor: true, dateOfBirth: '2015-01-01' });
const sold = (tax: Answers): Answers => {
  const taxed = sale(ASHA, kitta(51, 60), known(CHET), today());
  return { ...taxed, tax: { ...Object(taxed['tax']), ...tax } };
};

async function onlyItem() {
  const [item] = filedItemsSchema.parse((await itemsOf(puja, draft, LIST)).body.data).items;
  if (!item) throw new Error('No transfer is filed');
  return item;
}

/** What is said of each field, its message in the language that is asked for. */
async function refusalIn(language: 'np' | 'en') {
  const { version } = await readDetail(puja, draft.id);
  const answer = await gateway.call('POST', `${APPLICATION}/${draft.id}/submit`, {
    token: puja.token,
    language,
    body: { version, declared: [trueStatement.key] },
    headers: newKey(),
  });
  expect(answer.status).toBe(422);
  return z.array(fieldErrorSchema).parse(answer.body.errors);
}

test.each<[string, () => Answers, string, ValidationCode]>([
  ['a seller who buys', () => gift(ASHA, kitta(1, 5), known(ASHA)), 'buyerId', 'SHARES_TO_SAME_HOLDER'],
  ['half a share', () => gift(ASHA, kitta(1.5, 5), known(CHET)), 'ranges.0.from', 'QUANTITY_DECIMAL'],
  ['kitta of nothing', () => gift(ASHA, kitta(0, 5), known(CHET)), 'ranges.0.from', 'KITTA_REQUIRED'],
  ['kitta backwards', () => gift(ASHA, kitta(9, 5), known(CHET)), 'ranges.0.from', 'RANGE_BACKWARDS'],
  [
    'kitta that overlap',
    () => gift(ASHA, [...kitta(1, 10), ...kitta(10, 12)], known(CHET)),
    'ranges.1.from',
    'RANGE_ALREADY_DEFINED',
  ],
  ['a holder of no register', () => gift(ASHA, kitta(1, 5), known(companyId)), 'buyerId', 'REGISTER_CHOICE_UNKNOWN'],
  [
    'a minor without a guardian',
    () => gift(ASHA, kitta(1, 5), newBuyer(760, { person: minor() })),
    'guardian.relation',
    'RELATION_REQUIRED',
  ],
  ['tax of another amount', () => sold({ taxFilingAmount: 51_00 }), 'tax.taxFilingAmount', 'TAX_FILING_AMOUNT_DIFFERS'],
  ['tax paid before', () => sold({ taxPaidOn: '2020-01-01' }), 'tax.taxPaidOn', 'TAX_PAID_BEFORE_SALE'],
  ['tax paid tomorrow', () => sold({ taxPaidOn: '2999-01-01' }), 'tax.taxPaidOn', 'DATE_IN_FUTURE'],
])('%s is refused at its field in both languages, and what was written is kept', async (_name, data, field, code) => {
  const item = await onlyItem();
  const given = data();
  savedItemOf(await saveItem(puja, draft, LIST, item, given));
  await attachRequired(puja, draft.id);
  const path = `${LIST}.${item.id}.${field}`;
  const [ne, en] = [await refusalIn('np'), await refusalIn('en')].map((errors) =>
    errors.find((error) => error.path === path && error.code === code),
  );
  expect([ne, en]).toEqual([expect.objectContaining({ path, code }), expect.objectContaining({ path, code })]);
  expect(ne?.message).toMatch(/[ऀ-ॿ]/);
  expect(en?.message).not.toMatch(/[ऀ-ॿ]/);
  expect((await onlyItem()).data).toMatchObject(given);
});

test('a percentage above 100 is not even kept in the draft', async () => {
  const item = await onlyItem();
  expect((await saveItem(puja, draft, LIST, item, sold({ percentage: 101 }))).body).toMatchObject({
    status: 422,
    errors: [{ path: 'tax.percentage', code: 'PERCENT_RANGE' }],
  });
  expect(await onlyItem()).toEqual(item);
});

test('shares of a company that was de-registered meanwhile do not change hands', async () => {
  const item = await onlyItem();
  savedItemOf(await saveItem(puja, draft, LIST, item, gift(BINA, kitta(61, 65), known(CHET))));
  await saveSection(puja, await readDetail(puja, draft.id), 'SPSA_SETUP', agreementOn(today(), 'TRANSFER'));
  await attachRequired(puja, draft.id);
  const { db } = gateway.platform.database;
  await db
    .updateTable('company')
    .set({ status: 'DEREGISTERED', deregistered_on: today() })
    .where('id', '=', companyId)
    .execute();
  const answer = await act(puja, await readDetail(puja, draft.id), 'submit');
  expect(answer).toMatchObject({ status: 423, body: { blocker: { code: 'DEREGISTERED' } } });
});
