import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fieldErrorSchema } from '@registrar/domain/envelope';
import { agreementOn, gift } from '@registrar/domain/testing/share-agreement';
import { z } from 'zod';
import { freeze, unfreeze } from '../../../../test/company-orders-kit';
import { act, callerOf, detailOf, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import { attachRequired, readDetail } from '../../../../test/registration-kit';
import { draftAgreement } from '../../../../test/share-agreement-kit';
import { companyOfShares } from '../../../../test/share-filings-kit';
import { HOLDERS } from '../../../../test/share-ledger-kit';
import { dayInNepal } from '../../../platform/clock';
import { enterInRegister } from '../../../register/entries/enter';

const [ASHA, , CHET] = HOLDERS;

let gateway: TestGateway;
let puja: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
});
afterAll(() => gateway?.close());

/** A gift to a company of the register that has no shares yet: the buyer and the draft. */
async function giftToCompany() {
  const { platform, clock } = gateway;
  const today = dayInNepal(clock.now());
  const companyId = await companyOfShares(gateway, puja);
  const buyer = await settledCompany(gateway, [puja]);
  await platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: today }, [
      {
        aspect: 'SHAREHOLDER',
        subjectId: CHET,
        after: { nameEnglish: 'Buyer Limited', nameNepali: 'खरिदकर्ता', entity: 'COMPANY', companyId: buyer },
      },
    ]),
  );
  const { id } = await draftAgreement(puja, companyId, agreementOn(today, 'TRANSFER'), {
    SPSA_TRANSFERS: [gift(ASHA, [{ from: 1, to: 5 }], { buyer: 'REGISTERED', buyerId: CHET })],
  });
  await attachRequired(puja, id);
  return { buyer, id };
}

const codesAt = async (id: string): Promise<readonly unknown[]> => {
  const { body } = await act(puja, await readDetail(puja, id), 'submit');
  return z
    .array(fieldErrorSchema)
    .parse(body.errors)
    .map(({ path, code }) => [path.replace(/\.[\da-f-]{36}\./, '.'), code]);
};

test('a company that an order has frozen takes no shares until it is lifted', async () => {
  const { buyer, id } = await giftToCompany();
  const order = await freeze(gateway, buyer);
  expect(await codesAt(id)).toEqual([['SPSA_TRANSFERS.buyerId', 'HOLDER_COMPANY_FROZEN']]);
  await unfreeze(gateway, order);
  detailOf(await act(puja, await readDetail(puja, id), 'submit'));
});

test('a company that has left the register takes no shares', async () => {
  const { buyer, id } = await giftToCompany();
  await gateway.platform.database.db
    .updateTable('company')
    .set({ status: 'DEREGISTERED', deregistered_on: dayInNepal(gateway.clock.now()) })
    .where('id', '=', buyer)
    .execute();
  expect(await codesAt(id)).toEqual([['SPSA_TRANSFERS.buyerId', 'HOLDER_COMPANY_CLOSED']]);
});
