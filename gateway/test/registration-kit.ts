import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { savedItemSchema, type SavedItem } from '@registrar/domain/calls/filing-sections';
import { companyTypeIdOf, parentCompanyTypeOf, suffixOf, type CompanyType } from '@registrar/domain/enumerations';
import { filedItems, isList, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { attach, documentsOf } from './documents-kit';
import {
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  newKey,
  saveSection,
  take,
  type Caller,
} from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { payFor } from './money-kit';

/** The applicant, an officer who checks, and the two who decide: all of the demonstration office. */
export interface Office {
  readonly ram: Caller;
  readonly gita: Caller;
  readonly maya: Caller;
  readonly krishna: Caller;
}

export async function officeOf(gateway: TestGateway): Promise<Office> {
  const [ram, gita, maya, krishna] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'krishna.approver'),
  ];
  return { ram, gita, maya, krishna };
}

/** A name of ram's that is approved and held, for a company of this type. */
export async function reservedName(
  { ram, gita, maya }: Office,
  type: CompanyType,
): Promise<{ reservationId: string; detail: ApplicationDetail }> {
  const parent = parentCompanyTypeOf(type);
  const draft = await filledDraft(ram, freeName(), {
    companyTypeId: companyTypeIdOf(type),
    parentCompanyType: parent,
    suffix: suffixOf(parent),
  });
  const detail = await take(draft, [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  if (!detail.reservation) throw new Error('The name is not reserved');
  return { reservationId: detail.reservation.id, detail };
}

export const openRegistration = (by: Caller, reservationId: string): Promise<Answer> =>
  by.call('POST', APPLICATION, { processName: 'COMPANY_REGISTRATION', reservationId }, newKey());

const pathOf = (id: string, section: string, item = '') => `${APPLICATION}/${id}/section/${section}/item${item}`;

export const addItem = (
  by: Caller,
  { id }: Pick<ApplicationDetail, 'id'>,
  section: string,
  data: Answers,
): Promise<Answer> => by.call('POST', pathOf(id, section), data);
export const saveItem = (
  by: Caller,
  { id }: Pick<ApplicationDetail, 'id'>,
  section: string,
  item: { id: string; version: number },
  data: Answers,
): Promise<Answer> => by.call('PUT', pathOf(id, section, `/${item.id}`), data, { 'if-match': `"${item.version}"` });
export const deleteItem = (
  by: Caller,
  { id }: Pick<ApplicationDetail, 'id'>,
  section: string,
  item: { id: string; version: number },
): Promise<Answer> =>
  by.call('DELETE', pathOf(id, section, `/${item.id}`), undefined, { 'if-match': `"${item.version}"` });
export const itemsOf = (by: Caller, { id }: Pick<ApplicationDetail, 'id'>, section: string): Promise<Answer> =>
  by.call('GET', pathOf(id, section));
export const importRows = (
  by: Caller,
  { id }: Pick<ApplicationDetail, 'id'>,
  section: string,
  rows: readonly Answers[],
  check = false,
): Promise<Answer> => by.call('POST', pathOf(id, section, '/import'), { rows, check });

export function savedItemOf(answer: Answer): SavedItem {
  if (answer.status !== 200)
    throw new Error(`${answer.status} ${answer.body.message} ${JSON.stringify(answer.body.errors ?? '')}`);
  return savedItemSchema.parse(answer.body.data);
}

/**
 * Puts the answers of an example into a draft, the lists first: their items get ids of their own, and whatever names an
 * item names it by that.
 */
export async function fillRegistration(
  by: Caller,
  draft: ApplicationDetail,
  example: FilingFrame,
): Promise<ApplicationDetail> {
  const sections = processDefinition('COMPANY_REGISTRATION')?.sections ?? [];
  const ids = new Map<string, string>();
  const renamed = (data: unknown): unknown =>
    JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
      typeof value === 'string' ? (ids.get(value) ?? value) : value,
    );
  for (const { key } of sections.filter(isList)) {
    for (const { id, data } of filedItems(example, key)) {
      const { item } = savedItemOf(await addItem(by, draft, key, asAnswers(renamed(data))));
      if (item) ids.set(id, item.id);
    }
  }
  let current = await readDetail(by, draft.id);
  for (const section of sections) {
    const answers = example.answers[section.key];
    if (!isList(section) && answers !== undefined)
      current = detailOf(await saveSection(by, current, section.key, asAnswers(renamed(answers))));
  }
  return current;
}

function asAnswers(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) throw new Error('No answers');
  return { ...value };
}

export async function readDetail(by: Caller, id: string): Promise<ApplicationDetail> {
  return detailOf(await by.call('GET', `${APPLICATION}/${id}`));
}

/** A paper at every place that needs one. */
export async function attachRequired(by: Caller, id: string): Promise<void> {
  const { places } = documentsOf(await by.call('GET', `${APPLICATION}/${id}/document`));
  for (const { key, required, document, extensions } of places) {
    if (!required || document) continue;
    const answer = await attach(
      by,
      id,
      key,
      extensions.includes('PNG') ? {} : { content: onePage(key), name: 'paper.pdf' },
    );
    if (answer.status !== 200) throw new Error(`${key}: ${answer.body.message}`);
  }
}

/** The smallest PDF, with a text that makes it another one than the rest. */
function onePage(text: string): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\n% ${text}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
}

/** An example with everything it needs, as the applicant has it before it is handed in. */
export async function readyRegistration(office: Office, example: FilingFrame): Promise<ApplicationDetail> {
  if (!example.companyType) throw new Error('An example has a type');
  const { reservationId } = await reservedName(office, example.companyType);
  const draft = detailOf(await openRegistration(office.ram, reservationId));
  await fillRegistration(office.ram, draft, example);
  await attachRequired(office.ram, draft.id);
  return readDetail(office.ram, draft.id);
}

/** Every document that lies there is accepted by whoever has the filing in hand. */
export async function acceptDocuments(by: Caller, id: string): Promise<void> {
  const { places } = documentsOf(await by.call('GET', `${APPLICATION}/${id}/document`));
  for (const { document, status } of places) {
    if (document && status !== 'APPROVED') await giveVerdict(by, id, document, 'APPROVED');
  }
}

/** Handed in, its documents accepted, its fee confirmed and paid, verified: it waits for an approver. */
export async function verifiedFiling(
  desk: { readonly applicant: Caller; readonly operator: Caller; readonly revenue: Caller },
  draft: ApplicationDetail,
): Promise<ApplicationDetail> {
  const { applicant, operator } = desk;
  const { id } = await take(draft, [
    [applicant, 'submit'],
    [operator, 'claim'],
  ]);
  await acceptDocuments(operator, id);
  return take(await payFor(desk, await readDetail(operator, id)), [[operator, 'verify']]);
}

export const giveVerdict = (
  by: Caller,
  id: string,
  document: { id: string; version: number },
  verdict: 'APPROVED' | 'REJECTED',
  remark?: string,
): Promise<Answer> =>
  by.call('POST', `${APPLICATION}/${id}/document/${document.id}/verdict`, {
    verdict,
    version: document.version,
    remark,
  });

/** The money is there; how it comes is told in gateway/src/money. */
export async function settle(gateway: TestGateway, id: string): Promise<void> {
  await gateway.platform.database.db
    .updateTable('invoice')
    .set({ status: 'PAID', settled_at: gateway.clock.now(), total_paisa: 0 })
    .where('for_id', '=', id)
    .execute();
}
