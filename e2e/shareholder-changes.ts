import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import type { FilingFrame } from '@registrar/domain/processes';
import type { Mandate } from '@registrar/domain/calls/representatives';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { Person } from '@registrar/testing/playwright';
import { acceptDocuments, act, attachRequired } from './filed-registrations';
import { callsOf } from './gateway-calls';
import { demo } from './people';
import { approvedByCalls, begunRegistration } from './registered-companies';

interface OfCompany {
  readonly company: { readonly id: string } | null;
}

/**
 * A company that this person has registered and represents, with its address settled; an intermediary may file for it.
 */
export async function companyOfOwn(
  person: Person,
  example: FilingFrame,
  { mandateFor }: { readonly mandateFor?: Person } = {},
): Promise<string> {
  const { id } = await begunRegistration(person, example);
  const gateway = await callsOf(person);
  await attachRequired(gateway, id);
  await act(person, id, 'submit');
  await approvedByCalls(person, id, approversOf(example.companyType));
  // until the address is settled nobody but the office reads it
  const { company } = await (await callsOf(demo.operator)).get<OfCompany>(`/external/api/application/${id}`);
  if (!company) throw new Error('The company is not in the register');
  await gateway.post('/external/api/company-email/confirm', { companyId: company.id });
  if (mandateFor !== undefined) {
    const intermediary = await callsOf(mandateFor);
    const asked = await intermediary.post<Mandate>('/external/api/mandate', { companyId: company.id });
    await gateway.post(`/external/api/company/${company.id}/mandate/${asked.id}/accept`, {});
  }
  return company.id;
}

/** Counted with the operator. */
const approversOf = (type: CompanyType | null): 1 | 2 => (type !== null && companyTypeRules(type).levels === 3 ? 2 : 1);

/** The office's part up to the approval of what costs nothing. */
export async function verifiedWithoutFee(id: string): Promise<void> {
  await act(demo.operator, id, 'claim');
  await acceptDocuments(demo.operator, id);
  await act(demo.operator, id, 'verify');
}
