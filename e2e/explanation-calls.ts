import type { Person } from '@registrar/testing/playwright';
import { callsOf } from './gateway-calls';
import { companyRepresentedBy } from './location-changes';

/** The call for explanation that the company of this person has to answer. */
export async function openCallOf(person: Person): Promise<string> {
  const { id } = await companyRepresentedBy(person);
  const { items } = await (await callsOf(person)).get<{ readonly items: readonly { readonly id: string }[] }>(`/external/api/company/${id}/explanation-call`);
  if (items[0] === undefined) throw new Error('The company has no call for explanation');
  return items[0].id;
}
