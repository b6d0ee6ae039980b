import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Person } from '@registrar/testing/playwright';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { act, attachRequired, verifiedByCalls } from './filed-registrations';
import { saveSection } from './filed-sections';
import { callsOf } from './gateway-calls';
import { demo } from './people';

export interface OwnCompany {
  readonly id: string;
  readonly regNo: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

/** The first company that the person represents. */
export async function companyRepresentedBy(person: Person): Promise<OwnCompany> {
  const [company] = await (await callsOf(person)).get<readonly OwnCompany[]>('/external/api/representative/company');
  if (company === undefined) throw new Error('The representative speaks for no company');
  return company;
}

/**
 * A draft of a move of the registered office to this street, with all its papers; the draft that is open already is
 * gone.
 */
export async function locationDraft(
  person: Person,
  street: string,
  decidedOn = '2026-11-01',
): Promise<ApplicationDetail> {
  const gateway = await callsOf(person);
  const { id: companyId } = await companyRepresentedBy(person);
  const { items } = await gateway.get<{ readonly items: readonly ApplicationDetail[] }>(
    `/external/api/application?processName=LOCATION_CHANGE&status=DRAFT&companyId=${companyId}`,
  );
  for (const { id } of items) await act(person, id, 'discard');
  const draft = await gateway.post<ApplicationDetail>('/external/api/application', {
    processName: 'LOCATION_CHANGE',
    companyId,
  });
  await saveSection(gateway, draft.id, 'LOCATION_DECISION', {
    scope: 'REGISTERED_OFFICE',
    decision: {
      decidedBy: 'BOARD',
      decidedOn,
      text: 'The board resolved to move the registered office.',
    },
  });
  await saveSection(gateway, draft.id, 'NEW_REGISTERED_OFFICE', await officeAt(person, draft, street));
  await attachRequired(gateway, draft.id);
  return gateway.get<ApplicationDetail>(`/external/api/application/${draft.id}`);
}

/** The answers of the new office; the address that the company has proven stays. */
async function officeAt(person: Person, draft: ApplicationDetail, street: string): Promise<object> {
  const example: Readonly<Record<string, unknown>> = { ...Object(twoOwners().answers['GENERAL_INFORMATION']) };
  const standing = await (
    await callsOf(person)
  ).get<{ readonly email: { readonly address: string } | null }>(
    `/external/api/company/${draft.company?.id ?? ''}/standing`,
  );
  return {
    officeId: example['officeId'],
    address: { ...Object(example['address']), toleStreet: street },
    contact: { ...Object(example['contact']), ...(standing.email && { email: standing.email.address }) },
  };
}

/** Handed in, with the fee paid and everything verified: it waits for the approver. */
export async function verifiedLocationChange(person: Person, street: string): Promise<ApplicationDetail> {
  const draft = await locationDraft(person, street);
  await act(person, draft.id, 'submit');
  await verifiedByCalls(person, draft.id);
  return draft;
}

/** In the register from today on. */
export async function approvedLocationChange(person: Person, street: string): Promise<ApplicationDetail> {
  const { id } = await verifiedLocationChange(person, street);
  await act(demo.approver, id, 'approve');
  return (await callsOf(person)).get<ApplicationDetail>(`/external/api/application/${id}`);
}
