import type { Role } from '@registrar/domain/permissions';
import { callerOf, type Caller } from '../filings-kit';
import { TEST_OFFICE, type TestGateway } from '../harness';
import { freshCompany } from '../representation-kit';

/** The office of the company and of whatever was filed. */
export const OFFICE = 1;
const ELSEWHERE = TEST_OFFICE;

/** The columns of the table, in their order: each account, its heading, role, and office where it is not the first. */
const PEOPLE = [
  ['stranger', 'str', 'APPLICANT'],
  // filed and asked what no company did
  ['concerned', 'con', 'APPLICANT'],
  ['represents', 'rep', 'COMPANY_REPRESENTATIVE'],
  // filed for the company what stands below, and does not speak for it any more
  ['represented', 'was', 'COMPANY_REPRESENTATIVE'],
  ['mandated', 'man', 'INTERMEDIARY'],
  ['liquidator', 'liq', 'LIQUIDATOR'],
  ['operator', 'ope', 'OPERATOR'],
  ['operator elsewhere', 'far', 'OPERATOR', ELSEWHERE],
  ['approver 1', 'ap1', 'APPROVER_1'],
  ['approver 2', 'ap2', 'APPROVER_2'],
  ['committee', 'com', 'COMMITTEE'],
  ['revenue', 'rev', 'REVENUE_OFFICER'],
  ['administrator', 'adm', 'OFFICE_ADMINISTRATOR'],
  ['system', 'sys', 'SYSTEM_ADMINISTRATOR'],
  // reads everything, also of another office
  ['auditor', 'aud', 'AUDITOR', ELSEWHERE],
] as const satisfies readonly (readonly [string, string, Role, number?])[];

export type Person = (typeof PEOPLE)[number][0];
export const READERS: readonly ('public' | Person)[] = ['public', ...PEOPLE.map(([name]) => name)];
export const HEADINGS: readonly string[] = ['pub', ...PEOPLE.map(([, heading]) => heading)];
export const isOfStaff = (reader: string): boolean => READERS.indexOf(reader as Person) >= READERS.indexOf('operator');

export type People = Readonly<Record<Person, Caller>>;

/** Everybody, signed in. */
export async function signInAll(gateway: TestGateway): Promise<People> {
  const found: [string, Caller][] = [];
  for (const [name, , role, officeId = OFFICE] of PEOPLE) {
    const username = `reads.${name.replaceAll(' ', '.')}`;
    await gateway.addAccount({ username, role, officeId });
    found.push([name, await callerOf(gateway, username)]);
  }
  return Object.fromEntries(found) as People;
}

/** A company of the first office with its liquidation, in which everybody has the part that their column says. */
export async function companyOfAll(
  { platform, clock, ...gateway }: TestGateway,
  people: People,
): Promise<{ readonly companyId: string; readonly liquidation: string }> {
  const companyId = await freshCompany({ platform, clock, ...gateway }, [people.represents.userId]);
  const liquidation = await platform.runUnitOfWork(async (unit) => {
    const { tx, now } = unit;
    await tx.updateTable('company').set({ office_id: OFFICE }).where('id', '=', companyId).execute();
    await tx
      .insertInto('company_representative')
      .values({
        company_id: companyId,
        account_id: people.represented.userId,
        since: '2021-01-01',
        until: '2022-01-01',
        ended_at: now,
      })
      .execute();
    await tx
      .insertInto('mandate')
      .values({
        id: unit.newId(),
        company_id: companyId,
        account_id: people.mandated.userId,
        email: 'mandated@example.com',
        asked_by: 'COMPANY',
        state: 'ACCEPTED',
        since: '2021-01-01',
        requested_by: people.represents.userId,
        created_at: now,
      })
      .execute();
    const [proceeding, licence] = [unit.newId(), unit.newId()];
    await tx
      .insertInto('proceeding')
      .values({
        id: proceeding,
        kind: 'LIQUIDATION',
        number: 'LQ-READ',
        company_id: companyId,
        office_id: OFFICE,
        opened_at: now,
        opened_by: people['approver 1'].userId,
      })
      .execute();
    await tx
      .insertInto('liquidator_licence')
      .values({
        id: licence,
        licence_number: 'IP-READ',
        licence_key: 'IPREAD',
        name_nepali: 'कमल अधिकारी',
        name_english: 'Kamal Adhikari',
        kind: 'INSOLVENCY_PRACTITIONER',
        ends_on: '2099-01-01',
        email: 'kamal@makalu.example',
        phone: '9841777666',
        account_id: people.liquidator.userId,
        asked_at: now,
        admitted_at: now,
        admitted_by: people['approver 2'].userId,
        created_at: now,
      })
      .execute();
    await tx
      .insertInto('liquidator_appointment')
      .values({
        id: unit.newId(),
        proceeding_id: proceeding,
        licence_id: licence,
        appointed_on: '2024-01-01',
        since: '2024-01-01',
        appointed_at: now,
      })
      .execute();
    return proceeding;
  });
  return { companyId, liquidation };
}
