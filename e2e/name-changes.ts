import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { nameChange } from '@registrar/domain/processes/filings/name-change/definition';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { actOn } from './act-on';
import { filedByAnother } from './filed-by-another';
import { attachPaper } from './filing-papers';
import { saveSection } from './filed-sections';
import { callsOf, type GatewayCalls } from './gateway-calls';
import { freshName } from './names';
import type { Person } from '@registrar/testing/playwright';
import { demo } from './people';
import { perform, submittedReservation } from './reservations';

interface Page {
  readonly items: readonly ApplicationDetail[];
}

/**
 * A change of name that waits for the office, of the one company of the demonstration that is renamed here. One is
 * open at a time, so whoever comes second is given the one that is there.
 */
export async function openNameChange(): Promise<ApplicationDetail> {
  const gateway = await callsOf(demo.renamingRepresentative);
  const open = await waiting(gateway);
  if (open !== undefined) return open;
  const [company] = await gateway.get<readonly { id: string }[]>('/external/api/representative/company');
  if (company === undefined) throw new Error('The representative speaks for no company');
  try {
    const filing = await gateway.post<ApplicationDetail>('/external/api/application', {
      processName: 'NAME_CHANGE',
      companyId: company.id,
    });
    const suffix = filing.sections.find(({ key }) => key === 'NAME_DETAILS')?.data['suffix'];
    const sections = {
      NAME_DETAILS: { ...freshName(), suffix },
      CHANGE_DECISION: {
        reason: 'The company does other work now.',
        meeting: 'GENERAL_MEETING',
        resolutionOn: nepalDayOfInstant(new Date().toISOString()),
        decision: 'The general meeting resolved by special resolution to change the name.',
      },
    };
    for (const [key, data] of Object.entries(sections)) await saveSection(gateway, filing.id, key, data);
    for (const { key, when } of nameChange.documents) if (when === 'ALWAYS') await attachPaper(gateway, filing.id, key);
    const { version } = await gateway.get<ApplicationDetail>(`/external/api/application/${filing.id}`);
    return await actOn(gateway, { id: filing.id, version }, 'submit');
  } catch (error) {
    return filedByAnother(() => waiting(gateway), error);
  }
}

/**
 * A draft of a change of name, with a reserved name that it may take; one a company, so whoever comes second is given
 * the one that is there.
 */
export async function draftOfNameChange(representative: Person): Promise<string> {
  const gateway = await callsOf(representative);
  const known = async () =>
    (await gateway.get<Page>('/external/api/application?processName=NAME_CHANGE&status=DRAFT&size=20')).items[0]?.id;
  const there = await known();
  if (there !== undefined) return there;
  const [company] = await gateway.get<readonly { id: string }[]>('/external/api/representative/company');
  if (company === undefined) throw new Error('The representative speaks for no company');
  const reservation = await submittedReservation(representative, freshName());
  for (const [officer, action] of [
    [demo.operator, 'claim'],
    [demo.operator, 'verify'],
    [demo.approver, 'approve'],
  ] as const)
    await perform(officer, reservation, action);
  try {
    return (
      await gateway.post<ApplicationDetail>('/external/api/application', {
        processName: 'NAME_CHANGE',
        companyId: company.id,
      })
    ).id;
  } catch (error) {
    return filedByAnother(known, error);
  }
}

async function waiting(gateway: GatewayCalls): Promise<ApplicationDetail | undefined> {
  const { items } = await gateway.get<Page>('/external/api/application?processName=NAME_CHANGE&size=100');
  const open = items.find(({ status }) => status === 'SUBMITTED' || status === 'IN_PROCESS' || status === 'VERIFY');
  return open && gateway.get<ApplicationDetail>(`/external/api/application/${open.id}`);
}
