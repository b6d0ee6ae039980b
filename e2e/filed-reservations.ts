import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import { GatewayCalls } from './gateway-calls';
import { freshName } from './names';
import { demo } from './people';

interface Filing {
  readonly id: string;
  readonly version: number;
}

interface CompanyType {
  readonly id: number;
  readonly parentCompanyType: string;
}

export interface FiledReservations {
  readonly draft: string;
  readonly submitted: string;
  /** Verified by the operator, waiting for an approver's decision. */
  readonly verified: string;
}

async function signedIn({ username, password }: { readonly username: string; readonly password: string }): Promise<GatewayCalls> {
  const gateway = new GatewayCalls();
  await gateway.login(username, password);
  return gateway;
}

async function filledDraft(applicant: GatewayCalls): Promise<Filing> {
  const parentCompanyType = parentCompanyTypes.keys.find((key) => key === 'PRIVATE_MULTIPLE_PROPRIETOR');
  const types = await applicant.get<readonly CompanyType[]>('/external/api/company-type/list');
  const companyTypeId = types.find((type) => type.parentCompanyType === parentCompanyType)?.id;
  const names = { ...freshName(), parentCompanyType, companyTypeId, suffix: 'PRIVATE_LIMITED', isPartOfGroup: false };
  const opened = await applicant.post<Filing>('/external/api/application', { processName: 'NAME_RESERVATION' });
  const named = await saved(applicant, opened, 'NAME_DETAILS', names);
  return saved(applicant, named, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] });
}

const saved = (applicant: GatewayCalls, { id, version }: Filing, section: string, data: object): Promise<Filing> =>
  applicant.put<Filing>(`/external/api/application/${id}/section/${section}`, data, { 'if-match': `"${version}"` });

const act = (by: GatewayCalls, { id, version }: Filing, action: string): Promise<Filing> =>
  by.post<Filing>(`/external/api/application/${id}/${action}`, { version });

/** One application in each of the states whose pages differ, all of the demonstration applicant. */
export async function fileReservations(): Promise<FiledReservations> {
  const [applicant, operator] = await Promise.all([signedIn(demo.applicant), signedIn(demo.operator)]);
  const draft = await filledDraft(applicant);
  const submitted = await act(applicant, await filledDraft(applicant), 'submit');
  let verified = await act(applicant, await filledDraft(applicant), 'submit');
  for (const action of ['claim', 'verify']) verified = await act(operator, verified, action);
  return { draft: draft.id, submitted: submitted.id, verified: verified.id };
}
