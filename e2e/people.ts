import { randomInt } from 'node:crypto';
import { test } from '@playwright/test';
import { DEMO_PASSWORD, type Mailbox, type Person } from '@registrar/testing/playwright';
import { elsewhere } from './elsewhere';
import { GatewayCalls } from './gateway-calls';
import { readCredentials, variablesOf } from './role-credentials';

/** The demonstration accounts that the journeys need by role. */
const demonstration = {
  applicant: { username: 'ram.applicant', password: DEMO_PASSWORD },
  otherApplicant: { username: 'sita.applicant', password: DEMO_PASSWORD },
  operator: { username: 'gita.operator', password: DEMO_PASSWORD },
  otherOperator: { username: 'bishnu.operator', password: DEMO_PASSWORD },
  approver: { username: 'maya.approver', password: DEMO_PASSWORD },
  /** Speaks for the parent company of the demonstration’s group. */
  parentRepresentative: { username: 'laxmi.parent', password: DEMO_PASSWORD },
  /** Of a company that has a call for explanation past due. */
  liquidator: { username: 'kamal.liquidator', password: DEMO_PASSWORD },
  calledRepresentative: { username: 'tara.representative', password: DEMO_PASSWORD },
  /** Of a company whose initial return is overdue. */
  newRepresentative: { username: 'milan.representative', password: DEMO_PASSWORD },
  /** Speaks for a company whose name no other journey looks for: here it is changed. */
  renamingRepresentative: { username: 'rojina.representative', password: DEMO_PASSWORD },
  /** Speaks for a company that takes new names in the journeys of a change of name, and nowhere else. */
  otherRenamingRepresentative: { username: 'bimala.representative', password: DEMO_PASSWORD },
  /** Speaks for a company that may become public and for one that may not yet; nothing else changes them. */
  convertingRepresentative: { username: 'sarita.representative', password: DEMO_PASSWORD },
  /** Speaks for the company that has not filed its annual reports for years. */
  lateRepresentative: { username: 'nisha.representative', password: DEMO_PASSWORD },
  /** Of a company without business that has one fiscal year to report. */
  dormantRepresentative: { username: 'asmita.representative', password: DEMO_PASSWORD },
  /** Of a company that reports years of which nothing is filed; nobody else files or pays for it. */
  discountedRepresentative: { username: 'dhan.representative', password: DEMO_PASSWORD },
  reportingRepresentative: { username: 'keshav.representative', password: DEMO_PASSWORD },
  /** Of a public company of eleven directors that has one fiscal year to report. */
  publicRepresentative: { username: 'bhawana.representative', password: DEMO_PASSWORD },
  /** Speaks for a company that may ask for liquidation, and for a foreign branch that may ask to leave. */
  leavingRepresentative: { username: 'sabin.representative', password: DEMO_PASSWORD },
  /** Speaks for companies that are being closed, one in each phase. */
  closingRepresentative: { username: 'indira.representative', password: DEMO_PASSWORD },
  representative: { username: 'puja.representative', password: DEMO_PASSWORD },
  /** Has come over from the older system; the company waits for the office. */
  migrated: { username: 'madan.migrated', password: DEMO_PASSWORD },
  intermediary: { username: 'hari.intermediary', password: DEMO_PASSWORD },
  /** Represents a company whose official e-mail address is not settled yet. */
  unsettledRepresentative: { username: 'suman.representative', password: DEMO_PASSWORD },
  revenueOfficer: { username: 'rita.revenue', password: DEMO_PASSWORD },
  otherApprover: { username: 'krishna.approver', password: DEMO_PASSWORD },
  committeeMember: { username: 'shanti.committee', password: DEMO_PASSWORD },
  otherCommitteeMember: { username: 'gopal.committee', password: DEMO_PASSWORD },
  administrator: { username: 'kamala.admin', password: DEMO_PASSWORD },
  /** A bank that the office has admitted to ask for documents. */
  institution: { username: 'himal.bank', password: DEMO_PASSWORD },
  auditor: { username: 'auditor.demo', password: DEMO_PASSWORD },
  systemAdministrator: { username: 'sysadmin.demo', password: DEMO_PASSWORD },
} satisfies Record<string, Person>;

type RoleName = keyof typeof demonstration;
const isRole = (name: string | symbol): name is RoleName => typeof name === 'string' && name in demonstration;
const given = elsewhere === undefined ? {} : readCredentials(Object.keys(demonstration), process.env);

/**
 * Whoever plays the role on the portal under test. A test that needs somebody whom the portal elsewhere has not is left
 * out.
 */
export const demo: Readonly<Record<RoleName, Person>> = new Proxy(demonstration, {
  get(embedded, role): Person | undefined {
    if (!isRole(role)) return undefined;
    if (elsewhere === undefined) return embedded[role];
    const person = given[role] ?? (elsewhere.hasDemoData ? embedded[role] : undefined);
    if (person === undefined)
      test.skip(
        true,
        `needs the role ${role}: set ${variablesOf(role).join(' and ')}, or name it in the file of E2E_PEOPLE`,
      );
    return person;
  },
});

export interface NewPerson extends Person {
  readonly email: string;
  readonly mobileNumber: string;
  readonly fullNameEnglish: string;
  readonly fullNameNepali: string;
}

/** Somebody the portal has never seen. Random, because tests run side by side on one portal. */
export function someone(): NewPerson {
  const number = String(randomInt(10_000_000, 99_999_999));
  return {
    username: `asha.${number}`,
    email: `asha.${number}@example.com`,
    mobileNumber: `98${number}`,
    password: 'Himal@2083',
    fullNameEnglish: 'Asha Gurung',
    fullNameNepali: 'आशा गुरुङ',
  };
}

/**
 * Signs a new person up through the gateway's own calls, for journeys that begin after the sign-up. The general
 * information has been closed, and the session in which it was is over.
 */
export async function signedUp(
  mailbox: Mailbox,
  named: Partial<Pick<NewPerson, 'fullNameEnglish' | 'fullNameNepali'>> = {},
): Promise<NewPerson> {
  const person = { ...someone(), ...named };
  const { username, email, mobileNumber, fullNameEnglish, fullNameNepali } = person;
  const gateway = new GatewayCalls();
  const [office] = await gateway.get<readonly { id: number }[]>('/external/api/office/minimal-detail');
  if (office === undefined) throw new Error('The portal has no office');
  await gateway.post('/auth/api/user/external', {
    username,
    email,
    mobileNumber,
    fullNameEnglish,
    fullNameNepali,
    officeId: office.id,
  });
  await gateway.post('/auth/api/otp-verify', { mobileNumber, email, otp: await mailbox.otp(mobileNumber) });
  const firstPassword = passwordIn((await mailbox.next(email, 'email')).body);
  const ticket = await gateway.login(username, firstPassword);
  await gateway.post(
    '/external/api/generate-otp',
    { tokenPurpose: 'USER_LOGIN', type: 'MOBILE_NUMBER', mobileNumber },
    ticket,
  );
  const otp = await mailbox.otp(mobileNumber);
  const { password } = person;
  await gateway.post(
    '/auth/api/user/change-password',
    { otp, newPassword: password, confirmPassword: password },
    ticket,
  );
  await gateway.login(username, password);
  await gateway.put('/auth/api/user/general-information/close', {});
  await gateway.put('/auth/api/user/logout', {});
  return person;
}

/** The line of the mail that names the first password, in either language. */
export function passwordIn(mail: string): string {
  const password = /^[^\n:]*(?:password|पासवर्ड)[^\n:]*: ?(\S+)$/im.exec(mail)?.[1];
  if (password === undefined) throw new Error(`No password in the mail:\n${mail}`);
  return password;
}
