import { randomInt } from 'node:crypto';
import type { FilingDocuments } from '@registrar/domain/calls/documents';
import type { SavedItem } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyType } from '@registrar/domain/calls/lookups';
import type { Payable, VoucherEntry } from '@registrar/domain/calls/money';
import type { Payment } from '@registrar/domain/calls/payments';
import type { UploadProgress } from '@registrar/domain/calls/uploads';
import { parentCompanyTypeOf, suffixOf } from '@registrar/domain/enumerations/company-types';
import { filedItems, isList, type FilingFrame } from '@registrar/domain/processes';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import type { Person } from '@registrar/testing/playwright';
import { actOn } from './act-on';
import { saveSection } from './filed-sections';
import { callsOf, type GatewayCalls, type PortalAddress } from './gateway-calls';
import { freshName } from './names';
import { greyPicture, onePagePdf } from './plain-files';
import type { ProposedName } from './pages/name-pages';
import { demo } from './people';

const APPLICATION = '/external/api/application';

interface VoucherPage {
  readonly items: readonly VoucherEntry[];
}

export interface FiledRegistration {
  readonly id: string;
  readonly name: ProposedName;
}

export async function act(
  person: Person,
  id: string,
  action: string,
  more: object = {},
  at?: PortalAddress,
): Promise<void> {
  const gateway = await callsOf(person, at);
  const { version } = await readDetail(gateway, id);
  await actOn(gateway, { id, version }, action, more);
}

const readDetail = (gateway: GatewayCalls, id: string) => gateway.get<ApplicationDetail>(`${APPLICATION}/${id}`);

/** A name that the office has approved, for a company of the example's type; answers the reservation's id. */
export async function reservedName(
  person: Person,
  example: FilingFrame = twoOwners(),
  name: ProposedName = freshName(),
): Promise<string> {
  const draft = await draftedName(person, example, name);
  const gateway = await callsOf(person);
  await act(person, draft.id, 'submit');
  await act(demo.operator, draft.id, 'claim');
  await act(demo.operator, draft.id, 'verify');
  await act(demo.approver, draft.id, 'approve');
  const { reservation } = await readDetail(gateway, draft.id);
  if (!reservation) throw new Error('The name is not reserved');
  return reservation.id;
}

/** A draft of its reservation that lacks nothing. */
export async function draftedName(
  person: Person,
  example: FilingFrame,
  name: ProposedName,
): Promise<ApplicationDetail> {
  const gateway = await callsOf(person);
  const type = example.companyType;
  const found = (await gateway.get<readonly CompanyType[]>('/external/api/company-type/list')).find(
    ({ key }) => key === type,
  );
  if (!type || found === undefined) throw new Error(`There is no company type ${type ?? ''}`);
  const parent = parentCompanyTypeOf(type);
  const draft = await gateway.post<ApplicationDetail>(APPLICATION, { processName: 'NAME_RESERVATION' });
  await saveSection(gateway, draft.id, 'NAME_DETAILS', {
    ...name,
    suffix: suffixOf(parent),
    companyTypeId: found.id,
    parentCompanyType: parent,
    isPartOfGroup: false,
  });
  return saveSection(gateway, draft.id, 'OBJECTIVE_DETAILS', { nsicCodes: ['5211'] });
}

/**
 * Puts the answers of an example into a draft, the lists first: their items get ids of their own, and whatever names an
 * item names it by that.
 */
export async function fillRegistration(gateway: GatewayCalls, id: string, example: FilingFrame): Promise<void> {
  const ids = new Map<string, string>();
  const renamed = (data: unknown): unknown =>
    JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
      typeof value === 'string' ? (ids.get(value) ?? value) : value,
    );
  const sections = processDefinition('COMPANY_REGISTRATION')?.sections ?? [];
  for (const { key } of sections.filter(isList)) {
    for (const item of filedItems(example, key)) {
      const saved = await gateway.post<SavedItem>(`${APPLICATION}/${id}/section/${key}/item`, renamed(item.data));
      if (saved.item) ids.set(item.id, saved.item.id);
    }
  }
  for (const section of sections) {
    const answers = example.answers[section.key];
    if (!isList(section) && answers !== undefined) await saveSection(gateway, id, section.key, renamed(answers));
  }
}

/** So many go at once: a hundred shareholders bring hundreds of papers. */
const PAPERS_AT_ONCE = 4;

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: PAPERS_AT_ONCE }, next));
}

/** A paper at every place that needs one. */
export async function attachRequired(gateway: GatewayCalls, id: string): Promise<void> {
  const { places } = await gateway.get<FilingDocuments>(`${APPLICATION}/${id}/document`);
  const picture = new Uint8Array(greyPicture(900, 1200));
  await inTurns(
    places.filter(({ required, document }) => required && !document),
    async ({ key, extensions }) => {
      const form = new FormData();
      form.append('requirementKey', key);
      if (extensions.includes('PNG')) form.append('file', new Blob([picture], { type: 'image/png' }), 'scan.png');
      else form.append('file', new Blob([new Uint8Array(onePagePdf(key))], { type: 'application/pdf' }), 'paper.pdf');
      await gateway.upload(`${APPLICATION}/${id}/document`, form);
    },
  );
}

/** A registration with everything it needs, as its applicant has it before it is handed in. */
export async function readyRegistration(
  person: Person,
  example: FilingFrame = twoOwners(),
  name: ProposedName = freshName(),
): Promise<FiledRegistration> {
  const reservationId = await reservedName(person, example, name);
  const gateway = await callsOf(person);
  const { id } = await gateway.post<ApplicationDetail>(APPLICATION, {
    processName: 'COMPANY_REGISTRATION',
    reservationId,
  });
  await fillRegistration(gateway, id, example);
  await attachRequired(gateway, id);
  return { id, name };
}

/**
 * The same, handed in: it waits for an operator. Whoever's registration will be approved represents a company from then
 * on, and has its official address to settle first: a person of the journey's own, not one of the demonstration.
 */
export async function submittedRegistration(
  person: Person,
  example?: FilingFrame,
  name?: ProposedName,
): Promise<FiledRegistration> {
  const filed = await readyRegistration(person, example, name);
  await act(person, filed.id, 'submit');
  return filed;
}

/** The operator's word on every document that lies there. */
export async function acceptDocuments(officer: Person, id: string, at?: PortalAddress): Promise<void> {
  const gateway = await callsOf(officer, at);
  const { places } = await gateway.get<FilingDocuments>(`${APPLICATION}/${id}/document`);
  await inTurns(places, async ({ document, status }) => {
    if (document && status !== 'APPROVED')
      await gateway.post(`${APPLICATION}/${id}/document/${document.id}/verdict`, {
        verdict: 'APPROVED',
        version: document.version,
      });
  });
}

/** Handed in, and its fee is asked for; answers the invoice's id. */
export async function askedToPay(person: Person, operator: Person = demo.operator): Promise<string> {
  const { id } = await submittedRegistration(person);
  await act(operator, id, 'claim');
  await act(operator, id, 'assess');
  const { invoices } = await (await callsOf(person)).get<Payable>(`${APPLICATION}/${id}/payable`);
  const invoice = invoices.find(({ status }) => status === 'PENDING');
  if (invoice === undefined) throw new Error('Nothing is to be paid');
  return invoice.id;
}

/** Pays over the counter what is asked for a filing and brings the voucher; answers its number. */
export async function submitVoucher(person: Person, id: string, at?: PortalAddress): Promise<string> {
  const { invoices } = await (await callsOf(person, at)).get<Payable>(`${APPLICATION}/${id}/payable`);
  const invoice = invoices.find(({ status }) => status === 'PENDING');
  if (invoice === undefined) throw new Error('Nothing is to be paid');
  return submitVoucherOf(person, invoice.id, at);
}

/** The same for an invoice, whatever it asks for. */
export async function submitVoucherOf(person: Person, invoiceId: string, at?: PortalAddress): Promise<string> {
  const gateway = await callsOf(person, at);
  const { totalPaisa } = await gateway.get<Payment>(`/external/api/payment/${invoiceId}`);
  const uploadId = await uploaded(gateway, greyPicture(300, 200));
  const voucherNumber = `V-${randomInt(1e9)}`;
  await gateway.post(`/external/api/payment/${invoiceId}/voucher`, {
    bank: 'NABIL',
    voucherNumber,
    paidOn: nepalDayOfInstant(new Date().toISOString()),
    amountPaisa: totalPaisa,
    uploadId,
  });
  return voucherNumber;
}

async function uploaded(gateway: GatewayCalls, content: Buffer): Promise<string> {
  const { id } = await gateway.post<UploadProgress>('/external/api/upload', {
    name: 'voucher.png',
    size: content.length,
  });
  const form = new FormData();
  form.append('part', new Blob([new Uint8Array(content)]), 'part');
  await gateway.upload(`/external/api/upload/${id}/0`, form, 'PUT');
  return id;
}

/** The revenue officer's word on the voucher of this number. */
export async function verifyVoucher(voucherNumber: string, at?: PortalAddress): Promise<void> {
  const gateway = await callsOf(demo.revenueOfficer, at);
  const { items } = await gateway.get<VoucherPage>(`/external/api/payment-voucher?search=${voucherNumber}`);
  const voucher = items.find((item) => item.voucherNumber === voucherNumber);
  if (voucher === undefined) throw new Error('No voucher waits');
  await gateway.post(`/external/api/payment-voucher/${voucher.id}/verify`, { version: voucher.version });
}

/** From handed in to the approver: claimed, its documents accepted, what it costs paid, verified by the operator. */
export async function verifiedByCalls(
  applicant: Person,
  id: string,
  operator: Person = demo.operator,
  at?: PortalAddress,
): Promise<void> {
  await act(operator, id, 'claim', {}, at);
  await acceptDocuments(operator, id, at);
  await act(operator, id, 'assess', {}, at);
  const { invoices } = await (await callsOf(applicant, at)).get<Payable>(`${APPLICATION}/${id}/payable`);
  if (invoices.some(({ status }) => status === 'PENDING')) {
    await verifyVoucher(await submitVoucher(applicant, id, at), at);
  }
  await act(operator, id, 'verify', {}, at);
}
