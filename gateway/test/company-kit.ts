import { registerCompanies, type NewCompany } from '../src/register/register-companies';
import { TEST_OFFICE, type TestGateway } from './harness';

let companies = 0;

/** A company of its own for a test, and the account that represents it since a day long past. */
export async function addCompany(
  { platform }: TestGateway,
  representative: string,
  company: Partial<NewCompany> = {},
): Promise<{ id: string; registrationNumber: string }> {
  const registrationNumber = company.registrationNumber ?? `T-${++companies}`;
  return platform.runUnitOfWork(async (unit) => {
    const { id: companyTypeId } = await unit.tx
      .selectFrom('company_type')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const ids = await registerCompanies(unit, [
      {
        companyTypeId,
        officeId: TEST_OFFICE,
        english: `Tested Company ${companies} Private Limited`,
        nepali: 'परीक्षित कम्पनी प्राइभेट लिमिटेड',
        status: 'ACTIVE',
        registeredOn: '2020-02-03',
        ...company,
        registrationNumber,
      },
    ]);
    const id = ids.get(registrationNumber) ?? '';
    await unit.tx
      .insertInto('company_representative')
      .values({ company_id: id, account_id: representative, since: '2021-01-01' })
      .execute();
    return { id, registrationNumber };
  });
}
