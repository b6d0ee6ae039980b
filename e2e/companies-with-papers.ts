import { soleOwner } from '@registrar/domain/testing/registration-examples';
import type { Mailbox, Person } from '@registrar/testing/playwright';
import { submittedRegistration } from './filed-registrations';
import { GatewayCalls } from './gateway-calls';
import { freshName } from './names';
import { signedUp } from './people';
import { approvedByCalls } from './registered-companies';

export interface CompanyWithPapers {
  readonly person: Person;
  readonly companyId: string;
  /** Calls of that person as who represents the company. */
  readonly gateway: GatewayCalls;
}

/**
 * A company that the portal registered by calls, with memorandum and articles of its own, whose address is settled;
 * `word` is the last one of its name.
 */
export async function companyWithPapers(
  mailbox: Mailbox,
  word: { readonly english: string; readonly nepali: string },
): Promise<CompanyWithPapers> {
  const person = await signedUp(mailbox);
  const name = freshName();
  const filed = await submittedRegistration(person, soleOwner(), {
    english: name.english.replace('Traders', word.english),
    nepali: name.nepali.replace('ट्रेडर्स', word.nepali),
  });
  await approvedByCalls(person, filed.id, 1);
  // with the approval the person comes to speak for the company, in another session
  const gateway = new GatewayCalls();
  await gateway.login(person.username, person.password);
  const [company] = await gateway.get<readonly { readonly companyId: string }[]>('/external/api/company-email');
  if (company === undefined) throw new Error('The company was not registered');
  await gateway.post('/external/api/company-email/confirm', { companyId: company.companyId });
  await gateway.login(person.username, person.password);
  return { person, companyId: company.companyId, gateway };
}
