import type { Mailbox, Person } from '@registrar/testing/playwright';
import { callsOf } from './gateway-calls';
import { signedUp, type NewPerson } from './people';

/** Somebody who came to represent the company by the invitation of whoever does. */
export async function invitedRepresentative(
  mailbox: Mailbox,
  by: Person,
  companyId: string,
  named: Parameters<typeof signedUp>[1] = {},
): Promise<NewPerson> {
  const person = await signedUp(mailbox, named);
  const { email, fullNameEnglish: nameEnglish, fullNameNepali: nameNepali } = person;
  await (
    await callsOf(by)
  ).post(`/external/api/company/${companyId}/representative`, { channel: 'EMAIL', email, nameEnglish, nameNepali });
  const link = await mailbox.link(email, '/representative-invitation/');
  const invitation = `/external/api/representative-invitation/${new URL(link).pathname.split('/').at(-1) ?? ''}`;
  const own = await callsOf(person);
  await own.post(`${invitation}/otp`, {});
  await own.post(`${invitation}/accept`, { otp: await mailbox.otp(email, 'email') });
  return person;
}
