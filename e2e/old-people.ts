import { randomInt } from 'node:crypto';
import { companyDetailItems } from '@registrar/domain/calls/old-system';
import type { Mailbox } from '@registrar/testing/playwright';
import { GatewayCalls } from './gateway-calls';
import { passwordIn, someone, type NewPerson } from './people';

/** The password that all invented people of the older system have. */
const OLD_PASSWORD = 'Purano@2070';

interface Claim {
  readonly claim: string;
}
interface Details {
  readonly companies: readonly { readonly id: string; readonly nameEnglish: string; readonly nameNepali: string }[];
}
export interface BroughtOver {
  readonly person: NewPerson;
  readonly company: Details['companies'][number];
}

/**
 * Brings a person of the older system over through the gateway's own calls, up to an open account: everything of the
 * company is confirmed but the day of its registration, and its official address is settled. Each person comes over
 * once.
 */
export async function broughtOver(mailbox: Mailbox, oldUsername: string): Promise<BroughtOver> {
  const person = someone();
  const { username, email, mobileNumber, fullNameEnglish, fullNameNepali, password } = person;
  const gateway = new GatewayCalls();
  const [office] = await gateway.get<readonly { id: number }[]>('/external/api/office/minimal-detail');
  const { claim } = await gateway.post<Claim>('/auth/api/user-migration/check-if-user-exists', {
    proof: 'OLD_PASSWORD',
    username: oldUsername,
    password: OLD_PASSWORD,
  });
  await gateway.post('/auth/api/user-migration/migrate-user', {
    step: 'REQUEST',
    claim,
    username,
    fullNameEnglish,
    fullNameNepali,
    email,
    mobileNumber,
    officeId: office?.id,
  });
  await gateway.post('/auth/api/user-migration/migrate-user', {
    step: 'CONFIRM',
    claim,
    otp: await mailbox.otp(mobileNumber),
  });
  const ticket = await gateway.login(username, passwordIn((await mailbox.next(email, 'email')).body));
  await gateway.post(
    '/external/api/generate-otp',
    { tokenPurpose: 'USER_LOGIN', type: 'MOBILE_NUMBER', mobileNumber },
    ticket,
  );
  await gateway.post(
    '/auth/api/user/change-password',
    { otp: await mailbox.otp(mobileNumber), newPassword: password, confirmPassword: password },
    ticket,
  );

  await gateway.login(username, password);
  const details = '/auth/api/user-migration/details';
  await gateway.post(`${details}/otp`, {});
  await gateway.post(`${details}/otp-verify`, { otp: await mailbox.otp(email) });
  const { companies } = await gateway.get<Details>(details);
  const [company] = companies;
  if (company === undefined) throw new Error(`${oldUsername} has no company`);
  for (const { id } of companies) {
    for (const item of companyDetailItems) {
      const answer =
        item === 'REGISTERED_ON' ? { answer: 'DISPUTE', claimedValue: '2013-05-15' } : { answer: 'CONFIRM' };
      await gateway.put(`${details}/company/${id}/${item}`, answer);
    }
  }
  await gateway.post(`${details}/finish`, {});
  await settleOfficialAddress(gateway, mailbox);
  return { person, company };
}

/** Whoever speaks for a company can do nothing else before its official address is proven. */
export async function settleOfficialAddress(gateway: GatewayCalls, mailbox: Mailbox): Promise<void> {
  for (const { companyId } of await gateway.get<readonly { companyId: string }[]>('/external/api/company-email')) {
    const official = `karyalaya.${randomInt(1e9)}@example.com`;
    await gateway.post('/external/api/company-email/otp', { companyId, email: official });
    await gateway.post('/external/api/company-email/verify', {
      companyId,
      email: official,
      otp: await mailbox.otp(official),
    });
  }
}
