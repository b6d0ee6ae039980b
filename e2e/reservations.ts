import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyType, Nsic } from '@registrar/domain/calls/lookups';
import type { Person } from '@registrar/testing/playwright';
import { actOn } from './act-on';
import { saveSection } from './filed-sections';
import { callsOf, type PortalAddress } from './gateway-calls';
import type { ProposedName } from './pages/name-pages';

/** Files a name reservation through the gateway's own calls, for journeys that begin with the office. */
export async function submittedReservation(
  person: Person,
  { english, nepali }: ProposedName,
  at?: PortalAddress,
): Promise<string> {
  const gateway = await callsOf(person, at);
  const types = await gateway.get<readonly CompanyType[]>('/external/api/company-type/list');
  const companyType = types.find(({ parentCompanyType }) => parentCompanyType === 'PRIVATE_MULTIPLE_PROPRIETOR');
  const [objective] = await gateway.get<readonly Nsic[]>('/external/api/nsic/list?search=software');
  if (companyType === undefined || objective === undefined) throw new Error('The lookups are empty');

  const draft = await gateway.post<ApplicationDetail>('/external/api/application', { processName: 'NAME_RESERVATION' });
  const sections = {
    NAME_DETAILS: {
      english,
      nepali,
      suffix: 'PRIVATE_LIMITED',
      companyTypeId: companyType.id,
      parentCompanyType: companyType.parentCompanyType,
      isPartOfGroup: false,
    },
    OBJECTIVE_DETAILS: { nsicCodes: [objective.nsicCode], registeredInOtherGovernmentBody: false },
  };
  let { version } = draft;
  for (const [section, data] of Object.entries(sections))
    ({ version } = await saveSection(gateway, draft.id, section, data));
  await actOn(gateway, { id: draft.id, version }, 'submit');
  return draft.id;
}

/** One action of the filing by somebody, at the version the gateway has now. */
export async function perform(
  person: Person,
  applicationId: string,
  action: string,
  remark: { readonly remark?: string; readonly reasonCode?: string } = {},
  at?: PortalAddress,
): Promise<void> {
  const gateway = await callsOf(person, at);
  const { version } = await gateway.get<ApplicationDetail>(`/external/api/application/${applicationId}`);
  await actOn(gateway, { id: applicationId, version }, action, remark);
}
