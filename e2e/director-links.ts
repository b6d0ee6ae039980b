import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { registeredContact } from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { Mailbox, type Person } from '@registrar/testing/playwright';
import { callsOf } from './gateway-calls';
import { companyRepresentedBy } from './location-changes';
import { portal } from './portal';

const PATH = '/director-disclosure/';

/**
 * The page that a director opens by the link of a mail, for an initial return of the person's company that waits for
 * the signature.
 */
export async function directorLink(person: Person): Promise<string> {
  if (portal.sandbox === undefined) return `${PATH}a-link-from-a-mail`;
  const gateway = await callsOf(person);
  const { id: companyId } = await companyRepresentedBy(person);
  const draft = await gateway.post<ApplicationDetail>('/external/api/application', {
    processName: 'THREE_MONTH_UPDATE',
    companyId,
  });
  const list = `/external/api/application/${draft.id}/section/DIRECTOR_DISCLOSURE/item`;
  const { items } = await gateway.get<{ readonly items: readonly FiledItemState[] }>(list);
  const [director] = items;
  const registeredId = director?.data['registeredId'];
  const { email } = registeredContact(
    { company: draft.filedCompany ?? null },
    typeof registeredId === 'string' ? registeredId : undefined,
  );
  if (director === undefined || email === undefined)
    throw new Error('The register knows no email of a director of the company');
  await gateway.put(
    `${list}/${director.id}`,
    { ...director.data, way: 'LINK', language: 'ne' },
    { 'if-match': `"${director.version}"` },
  );
  const mailbox = new Mailbox(portal.sandbox, new Date());
  await gateway.post(`/external/api/application/${draft.id}/disclosure/${director.id}/send`, {});
  return new URL(await mailbox.link(email, PATH)).pathname;
}
