import { createAccount } from '../accounts/create-account';
import { hashPassword } from '../accounts/password-hashing';
import { enterTotp } from '../accounts/second-factor/enter-totp';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { MAIN_OFFICE_ID } from '../lookups/seed/offices';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Platform } from '../platform/platform';
import { registerCompanies, type NewCompany } from '../register/register-companies';
import { enterDemoRecords } from './enter-demo-records';
import { composeDetails } from './company-details';
import { composeCompanies, DEMO_UNVERIFIED, type DemoCompany } from './compose-companies';
import { callForExplanation } from './explanation-call';
import { DEMO_PASSWORD, demoPeople, DEMO_TWO_STEPS, type DemoPerson } from './people';
import { seatRepresentatives } from './representation';

const MARK = 'seed:demonstration';

/** A population to try the portal with: invented people and companies, written once. */
export async function seedDemonstration({ config, database: { db }, runUnitOfWork, log }: Platform): Promise<void> {
  if (config.mode === 'production') throw new Error('Demonstration data is refused in production');
  if (await db.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD); // takes its time, so not inside the unit of work
  const written = await runUnitOfWork(async (unit) => {
    const mark = await unit.tx
      .insertInto('setting')
      .values({ key: MARK, value: JSON.stringify(true), reference: 'demonstration' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!mark) return false; // another gateway, started at the same moment, was first
    const people = await addPeople(unit, passwordHash);
    await addTwoSteps(unit, config.secrets.otpPepper, people);
    const ids = await registerCompanies(unit, composeCompanies(dayInNepal(unit.now)).map(asRegistered));
    await seatRepresentatives(unit, ids, people);
    await enterDemoRecords(unit, ids);
    await callForExplanation(unit, ids, people);
    unit.audit({
      actor: null,
      action: 'demonstration.seed',
      objectType: 'register',
      objectId: MARK,
      after: { people: people.size, companies: ids.size },
    });
    return true;
  });
  if (written) log.info('the demonstration people and companies were written');
}

export async function addPeople(
  unit: UnitOfWork,
  passwordHash: string,
  added: readonly DemoPerson[] = demoPeople,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const person of added) {
    const id = await createAccount(unit, {
      ...person,
      email: `${person.username}@demo.example`,
      passwordHash,
      passwordUpdated: true,
      emailVerified: true,
      generalInformationClosed: true,
      officeId: MAIN_OFFICE_ID,
    });
    ids.set(person.username, id);
  }
  return ids;
}

async function addTwoSteps(unit: UnitOfWork, pepper: string, people: ReadonlyMap<string, string>): Promise<void> {
  const { username, secret } = DEMO_TWO_STEPS;
  const accountId = people.get(username);
  if (accountId === undefined) throw new Error(`The demonstration has no ${username}`);
  await enterTotp(unit, pepper, { accountId, secret, name: 'Authenticator app' });
}

export function asRegistered(company: DemoCompany, position: number): NewCompany {
  return {
    ...company,
    ...composeDetails(company, position),
    companyTypeId: companyTypeIdOf(company.companyType),
    officeId: MAIN_OFFICE_ID,
    demonstration: true,
    emailVerified: company.registrationNumber !== DEMO_UNVERIFIED.registrationNumber,
  };
}
