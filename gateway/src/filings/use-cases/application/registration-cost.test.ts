import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registrationCostSchema } from '@registrar/domain/calls/registration-cost';
import { companyTypes } from '@registrar/domain/enumerations';
import { startTestGateway, type TestGateway } from '../../../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.close());

const ask = (query: string) => gateway.call('GET', `public/registration-cost?${query}`);
const costOf = async (query: string) => registrationCostSchema.parse((await ask(query)).body.data);

test('anybody reads what a registration of each type costs by its capital, and how long it takes', async () => {
  for (const companyType of companyTypes.keys) {
    const cost = await costOf(`companyType=${companyType}&capitalPaisa=1000000000`);
    expect({ companyType, lines: cost.lines?.length }).toEqual({ companyType, lines: 1 });
    expect(cost.totalPaisa).toBe(cost.lines?.reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0));
    expect(cost.decisionDays).toBeGreaterThan(0);
  }
  const [small, large] = [
    await costOf('companyType=PRIVATE_SOLE_PROPRIETOR&capitalPaisa=10000000'),
    await costOf('companyType=PRIVATE_SOLE_PROPRIETOR&capitalPaisa=100000000000'),
  ];
  expect(large.totalPaisa).toBeGreaterThan(small.totalPaisa);
});

test('without the capital the fee is not known, where it follows from it; a type that is none is refused', async () => {
  expect(await costOf('companyType=PUBLIC_NON_GOVERNMENT_ALL_NEPALI')).toMatchObject({ lines: null, totalPaisa: 0 });
  expect((await costOf('companyType=NON_PROFIT')).lines).toHaveLength(1);
  expect(await ask('companyType=BAKERY')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'companyType' }] },
  });
});
