import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import { foreignBranch, publicCompany } from '@registrar/domain/testing/registration-examples';
import { askedToPay, submittedRegistration } from './filed-registrations';
import { actOn } from './act-on';
import { draftOfReport, submittedReport } from './annual-reports';
import { saveSection } from './filed-sections';
import { directorLink } from './director-links';
import { signingLink } from './signing-links';
import { companyNote } from './company-notes';
import { attachPaper } from './filing-papers';
import { portal } from './portal';
import { callsOf, type GatewayCalls } from './gateway-calls';
import { demoGroup } from './group';
import { companyRepresentedBy } from './location-changes';
import { draftOfNameChange, openNameChange } from './name-changes';
import { freshName, groupName } from './names';
import { broughtToGateway } from './paid-by-card';
import { approvedRefund, proposedRefund, refusedAfterPaying } from './paid-registrations';
import { demo } from './people';
import { begunRegistration } from './registered-companies';
import { newestProceeding, representedCompany } from './closings';
import { openCallOf } from './explanation-calls';
import { runningNotice } from './pages/hand-in-page';

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
  readonly rejected: string;
  readonly approved: string;
  /** A group name that waits for the parent company. */
  readonly groupRequest: string;
  /** As verified, with similar names in its way and a word that has to be allowed. */
  readonly doubtful: string;
  /** The draft of a registration, begun from a name of its own. */
  readonly registration: string;
  /** The drafts of a public company and of the branch of a foreign one, filled in: their steps are their own. */
  readonly publicRegistration: string;
  readonly branchRegistration: string;
  /** Handed in: it waits for an operator. */
  readonly submittedRegistration: string;
  /** Asked for another registration, and nobody has paid it. */
  readonly openInvoice: string;
  /** At the payment gateway: paid, declined, and begun by somebody who has not come back. */
  readonly card: Readonly<
    Record<'paid' | 'declined' | 'begun', { readonly invoiceId: string; readonly sessionId: string }>
  >;
  /** A change of a company’s name, at the office. */
  readonly nameChange: string;
  /** The draft of one, of another company. */
  readonly nameChangeDraft: string;
  /** What companies tell the register: a draft that lacks nothing, and one that waits for the office. */
  readonly note: Readonly<Record<'draft' | 'submitted', string>>;
  /** One of the demonstration's register. */
  readonly company: string;
  /** The one that owes reports and fines. */
  readonly lateCompany: string;
  /** A call for explanation that its company has not answered in time. */
  readonly call: string;
  /** Proceedings of the demonstration: creditors are called, a company may answer; and a notice that is running. */
  readonly closing: { readonly creditors: string; readonly answering: string; readonly notice: string };
  /** An annual report: the draft of one company, and what another handed in. */
  readonly report: Readonly<Record<'draft' | 'submitted' | 'company', string>>;
  /** What a director opens by the link of a mail and has not signed yet. */
  readonly directorLink: string;
  readonly signingLink: string;
  /** What a company of the demonstration filed late and owes a fine for. */
  readonly fineDue: string;
}

async function filledDraft(
  applicant: GatewayCalls,
  name = freshName(),
  group: object = { isPartOfGroup: false },
): Promise<Filing> {
  const parentCompanyType = parentCompanyTypes.keys.find((key) => key === 'PRIVATE_MULTIPLE_PROPRIETOR');
  const types = await applicant.get<readonly CompanyType[]>('/external/api/company-type/list');
  const companyTypeId = types.find((type) => type.parentCompanyType === parentCompanyType)?.id;
  const names = { ...name, parentCompanyType, companyTypeId, suffix: 'PRIVATE_LIMITED', ...group };
  const opened = await applicant.post<Filing>('/external/api/application', { processName: 'NAME_RESERVATION' });
  await saveSection(applicant, opened.id, 'NAME_DETAILS', names);
  return saveSection(applicant, opened.id, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] });
}

const act = (by: GatewayCalls, filing: Filing, action: string, ground: object = {}): Promise<Filing> =>
  actOn<Filing>(by, filing, action, ground);

async function openRegistration(applicant: GatewayCalls, { id }: Filing): Promise<Filing> {
  const { reservation } = await applicant.get<{ readonly reservation: { readonly id: string } }>(
    `/external/api/application/${id}`,
  );
  return applicant.post<Filing>('/external/api/application', {
    processName: 'COMPANY_REGISTRATION',
    reservationId: reservation.id,
  });
}

/** One application in each of the states whose pages differ, all of the demonstration applicant. */
export async function fileReservations(): Promise<FiledReservations> {
  const [applicant, operator, approver] = await Promise.all([
    callsOf(demo.applicant),
    callsOf(demo.operator),
    callsOf(demo.approver),
  ]);
  const draft = await filledDraft(applicant);
  const submitted = await act(applicant, await filledDraft(applicant), 'submit');
  const toDecide = async (name = freshName()): Promise<Filing> => {
    let filing = await act(applicant, await filledDraft(applicant, name), 'submit');
    for (const action of ['claim', 'verify']) filing = await act(operator, filing, action);
    return filing;
  };
  const verified = await toDecide();
  const rejected = await act(approver, await toDecide(), 'reject', {
    reasonCode: 'TOO_SIMILAR',
    remark: 'Too near to another name.',
  });
  const approved = await act(approver, await toDecide(), 'approve');
  const registration = await openRegistration(applicant, await act(approver, await toDecide(), 'approve'));
  const near = freshName();
  await act(applicant, await filledDraft(applicant, near), 'submit');
  const doubtful = await toDecide({
    english: near.english.replace('Traders', 'Nepal Traders'),
    nepali: near.nepali.replace('ट्रेडर्स', 'नेपाल ट्रेडर्स'),
  });
  const grouped = await filledDraft(applicant, groupName(), demoGroup);
  await attachPaper(applicant, grouped.id, 'PARENT_CONSENT_LETTER');
  // the letter has raised the version
  const complete = await applicant.get<Filing>(`/external/api/application/${grouped.id}`);
  const groupRequest = await act(applicant, complete, 'submit');
  const publicRegistration = (await begunRegistration(demo.applicant, publicCompany())).id;
  const branchRegistration = (await begunRegistration(demo.applicant, foreignBranch())).id;
  // one refund waits, one was agreed to: the pages of money have rows
  await proposedRefund(await refusedAfterPaying(demo.applicant));
  await approvedRefund(await proposedRefund(await refusedAfterPaying(demo.applicant)));
  const card = {
    paid: await broughtToGateway(demo.applicant, 'SUCCESS'),
    declined: await broughtToGateway(demo.applicant, 'DECLINED'),
    begun: await broughtToGateway(demo.applicant),
  };
  const { items } = await applicant.get<{ readonly items: readonly Pick<Filing, 'id'>[] }>(
    '/external/api/company/search?number=100002',
  );
  const [due] = await (
    await callsOf(demo.lateRepresentative)
  ).get<readonly Pick<Filing, 'id'>[]>('/external/api/fine/due');
  return {
    company: items[0]?.id ?? '',
    lateCompany: (await companyRepresentedBy(demo.lateRepresentative)).id,
    call: await openCallOf(demo.calledRepresentative),
    closing: {
      creditors: await proceedingOf('110003'),
      answering: await proceedingOf('110005'),
      notice: await runningNotice('110003', portal),
    },
    directorLink: await directorLink(demo.newRepresentative),
    signingLink: await signingLink(demo.applicant),
    report: {
      draft: await draftOfReport(demo.lateRepresentative),
      submitted: await submittedReport(demo.reportingRepresentative),
      company: (await companyRepresentedBy(demo.reportingRepresentative)).id,
    },
    fineDue: due?.id ?? '',
    draft: draft.id,
    submitted: submitted.id,
    verified: verified.id,
    rejected: rejected.id,
    approved: approved.id,
    doubtful: doubtful.id,
    registration: registration.id,
    groupRequest: groupRequest.id,
    publicRegistration,
    branchRegistration,
    submittedRegistration: (await submittedRegistration(demo.applicant)).id,
    openInvoice: await askedToPay(demo.applicant),
    card,
    nameChange: (await openNameChange()).id,
    nameChangeDraft: await draftOfNameChange(demo.representative),
    note: {
      draft: (await companyNote(demo.lateRepresentative, 'DRAFT')).id,
      submitted: (await companyNote(demo.renamingRepresentative, 'SUBMITTED')).id,
    },
  };
}

async function proceedingOf(regNo: string): Promise<string> {
  const { id } = await representedCompany(demo.closingRepresentative, regNo, portal);
  return newestProceeding(demo.closingRepresentative, id, portal);
}
