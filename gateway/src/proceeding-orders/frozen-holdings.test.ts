import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ordersOf } from '../../test/company-orders-kit';
import {
  decideProceedingOrder as decide,
  doneProceeding,
  orderIdOf,
  proposeOrderOn,
  readOrdersOf,
  SHORT_WAY,
} from '../../test/proceeding-orders-kit';
import { startTestProceedings } from '../../test/proceedings-kit';
import { companyOfShares } from '../../test/share-filings-kit';
import { HOLDERS } from '../../test/share-ledger-kit';
import type { TestFilingOffice } from '../../test/test-filing-kit';
import { dayInNepal } from '../platform/clock';
import { enterInRegister } from '../register/entries/enter';
import { readShareLedger } from '../register/shares/read-share-ledger';

const [ASHA] = HOLDERS;
let office: TestFilingOffice;
beforeAll(async () => {
  office = await startTestProceedings({
    ...SHORT_WAY,
    ends: [{ outcome: 'CLOSED', by: 'OFFICE', after: 'ALL_PHASES', freezesHoldings: true }],
  });
});
afterAll(() => office?.close());

test('shares that the company holds of another do not stop the order of the office: they are frozen in its name', async () => {
  const { gateway, maya, krishna, puja } = office;
  const today = dayInNepal(gateway.clock.now());
  const { id, companyId } = await doneProceeding(office);
  const held = await companyOfShares(gateway, puja);
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: held, applicationId: null, effectiveOn: today }, [
      {
        aspect: 'SHAREHOLDER',
        subjectId: ASHA,
        after: { nameEnglish: 'H', nameNepali: 'ह', entity: 'COMPANY', companyId },
      },
    ]),
  );
  expect((await readOrdersOf(maya, id)).ends).toMatchObject([{ outcome: 'CLOSED', obstacles: [] }]);
  const proposal = orderIdOf(await proposeOrderOn(maya, id));
  expect((await ordersOf(puja, held)).items).toEqual([]);
  expect((await decide(krishna, proposal, 'approve')).status).toBe(200);

  expect((await ordersOf(puja, held)).items).toMatchObject([
    { state: 'STANDING', orderedBy: 'REGISTRAR', lawSection: '136', kitta: '1-60', shares: { holderId: ASHA } },
  ]);
  const ledger = await readShareLedger(gateway.platform.database.db, held, today);
  expect(ledger?.encumbered).toEqual([{ from: 1, to: 60 }]);
});
