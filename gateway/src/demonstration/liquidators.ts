import { addDays } from '@registrar/domain/calendar';
import { LIQUIDATOR_KEY } from '@registrar/domain/processes/questions/closing/liquidator';
import { comparedCode } from '@registrar/domain/plain-text';
import { z } from 'zod';
import { createAccount } from '../accounts/create-account';
import { hashPassword } from '../accounts/password-hashing';
import { appoint } from '../liquidators/appointments';
import { MAIN_OFFICE_ID } from '../lookups/seed/offices';
import { dayInNepal } from '../platform/clock';
import { DEMO_PASSWORD } from './people';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';

const MARK = 'seed:demonstration-liquidators';

/** Works in the portal: admitted, and named wherever a demonstration company names the licence. */
const KAMAL = { username: 'kamal.liquidator', licenceNumber: 'IP-01' };
/** Who is in the list; the licence of the last one ends soon. */
const LISTED = [
  { ...KAMAL, nameEnglish: 'Kamal Adhikari', nameNepali: 'कमल अधिकारी', panNumber: '500000001', daysLeft: 900 },
  {
    username: 'narendra.upreti',
    licenceNumber: 'IP-02',
    nameEnglish: 'Narendra Upreti',
    nameNepali: 'नरेन्द्र उप्रेती',
    panNumber: '500000002',
    daysLeft: 900,
  },
  {
    username: 'gobinda.parajuli',
    licenceNumber: 'IP-77',
    nameEnglish: 'Gobinda Parajuli',
    nameNepali: 'गोविन्द पराजुली',
    panNumber: '500000077',
    daysLeft: 900,
  },
  {
    username: 'sabina.shakya',
    licenceNumber: 'IP-03',
    nameEnglish: 'Sabina Shakya',
    nameNepali: 'सबिना शाक्य',
    panNumber: '500000003',
    daysLeft: 45,
  },
] as const;

/** The list of liquidators, the account of one of them, and whom the open liquidations of the demonstration name. */
export async function seedLiquidators({ config, database: { db }, runUnitOfWork }: Platform): Promise<void> {
  if (config.mode === 'production') throw new Error('Demonstration data is refused in production');
  if (await db.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD); // takes its time, so not inside the unit of work
  await runUnitOfWork(async (unit) => {
    const mark = await unit.tx
      .insertInto('setting')
      .values({ key: MARK, value: JSON.stringify(true), reference: 'demonstration' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    // another gateway, started at the same moment, was first
    if (mark) await appointNamed(unit, await enterList(unit, passwordHash));
  });
}

/** By the compared number of each licence. */
async function enterList(unit: UnitOfWork, passwordHash: string): Promise<ReadonlyMap<string, string>> {
  const today = dayInNepal(unit.now);
  const accountId = await createAccount(unit, {
    username: KAMAL.username,
    nameEnglish: LISTED[0].nameEnglish,
    nameNepali: LISTED[0].nameNepali,
    role: 'LIQUIDATOR',
    mobileNumber: '9800000990',
    email: `${KAMAL.username}@demo.example`,
    passwordHash,
    passwordUpdated: true,
    emailVerified: true,
    generalInformationClosed: true,
    officeId: MAIN_OFFICE_ID,
  });
  const ids = new Map<string, string>();
  for (const one of LISTED) {
    const id = unit.newId();
    ids.set(comparedCode(one.licenceNumber), id);
    const isAdmitted = one.username === KAMAL.username;
    await unit.tx
      .insertInto('liquidator_licence')
      .values({
        id,
        licence_number: one.licenceNumber,
        licence_key: comparedCode(one.licenceNumber),
        pan_number: one.panNumber,
        name_nepali: one.nameNepali,
        name_english: one.nameEnglish,
        kind: 'INSOLVENCY_PRACTITIONER',
        issued_on: addDays(today, -700),
        ends_on: addDays(today, one.daysLeft),
        email: `${one.username}@demo.example`,
        phone: '9841777661',
        created_at: unit.now,
        ...(isAdmitted && { account_id: accountId, asked_at: unit.now, admitted_at: unit.now, admitted_by: accountId }),
      })
      .execute();
  }
  return ids;
}

const namedSchema = z.object({ licenceNumber: z.string(), appointedOn: z.iso.date() });

/** As the approval of each application did. */
async function appointNamed(unit: UnitOfWork, ids: ReadonlyMap<string, string>): Promise<void> {
  const open = await unit.tx
    .selectFrom('proceeding')
    .innerJoin('application_section as section', 'section.application_id', 'proceeding.opened_by_filing')
    .select(['proceeding.id', 'proceeding.opened_at', 'section.data'])
    .where('proceeding.ended_at', 'is', null)
    .where('section.section_key', '=', LIQUIDATOR_KEY)
    .orderBy('proceeding.id')
    .execute();
  for (const { id, opened_at, data } of open) {
    const named = namedSchema.safeParse(data).data;
    const licenceId = named && ids.get(comparedCode(named.licenceNumber));
    if (named === undefined || licenceId === undefined) continue;
    const { appointedOn } = named;
    await appoint({ ...unit, now: opened_at }, null, { proceedingId: id, licenceId, appointedOn, reason: null });
  }
}
