import { randomUUID } from 'node:crypto';
import { applicationDetailSchema, type ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { attach } from './documents-kit';
import type { Answer, TestGateway } from './harness';

/** A person who calls the gateway, by user name; each signs in once. */
export interface Caller {
  readonly username: string;
  readonly userId: string;
  readonly token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export async function callerOf(gateway: TestGateway, username: string): Promise<Caller> {
  const { accessToken: token, userId } = await gateway.signIn(username);
  return {
    username,
    userId,
    token,
    call: (method, path, body, headers) => gateway.call(method, path, { token, body, headers }),
  };
}

export const APPLICATION = 'external/api/application';
export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

export function detailOf(answer: Answer): ApplicationDetail {
  if (answer.status !== 200)
    throw new Error(`${answer.status} ${answer.body.message} ${JSON.stringify(answer.body.errors ?? '')}`);
  return applicationDetailSchema.parse(answer.body.data);
}

/** Words that stand in no list of the portal: names made of them are free, and as far from each other as can be. */
const SYLLABLES: readonly (readonly [string, string])[] = [
  ['ka', 'क'],
  ['go', 'गो'],
  ['chi', 'चि'],
  ['du', 'दु'],
  ['pe', 'पे'],
  ['ma', 'म'],
  ['ro', 'रो'],
  ['li', 'लि'],
  ['su', 'सु'],
  ['te', 'ते'],
  ['bo', 'बो'],
  ['ni', 'नि'],
  ['ja', 'ज'],
  ['ghu', 'घु'],
];
let names = 0;

export interface TestName {
  readonly english: string;
  readonly nepali: string;
}

/** Another free name at every call. */
export function freeName(): TestName {
  const parts: (readonly [string, string])[] = [];
  for (
    let rest = 1_000_003 * ++names + 977, count = 0;
    count < 4;
    count++, rest = Math.floor(rest / SYLLABLES.length)
  ) {
    parts.push(SYLLABLES[rest % SYLLABLES.length] ?? ['ka', 'क']);
  }
  const english = parts.map(([latin]) => latin).join('');
  return {
    english: `${english.charAt(0).toUpperCase()}${english.slice(1)} Traders`,
    nepali: `${parts.map(([, devanagari]) => devanagari).join('')} ट्रेडर्स`,
  };
}

export function nameSection(name: TestName, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...name,
    suffix: 'PRIVATE_LIMITED',
    parentCompanyType: 'PRIVATE_MULTIPLE_PROPRIETOR',
    companyTypeId: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI'),
    isPartOfGroup: false,
    ...more,
  };
}

/** A draft with every section filled in, and the letter of the group where there is one. */
export async function filledDraft(
  applicant: Caller,
  name: TestName = freeName(),
  more: Record<string, unknown> = {},
): Promise<ApplicationDetail> {
  const draft = detailOf(await applicant.call('POST', APPLICATION, { processName: 'NAME_RESERVATION' }, newKey()));
  if (more.isPartOfGroup === true) await attach(applicant, draft.id, 'PARENT_CONSENT_LETTER');
  const named = detailOf(await saveSection(applicant, draft, 'NAME_DETAILS', nameSection(name, more)));
  return detailOf(await saveSection(applicant, named, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }));
}

/** Over the version of the section that the detail shows. */
export function saveSection(
  applicant: Caller,
  { id, sections }: Pick<ApplicationDetail, 'id' | 'sections'>,
  section: string,
  data: object,
): Promise<Answer> {
  const version = sections.find(({ key }) => key === section)?.version ?? 0;
  return applicant.call('PUT', `${APPLICATION}/${id}/section/${section}`, data, { 'if-match': `"${version}"` });
}

export interface ActOptions {
  readonly remark?: string;
  readonly reasonCode?: string;
  /** Instead of the one declaration that every filing asks for. */
  readonly declared?: readonly string[];
  readonly key?: string;
  readonly version?: number;
  /** With requestAdditionalDocument. */
  readonly documents?: readonly object[];
  /** With what the committee decides. */
  readonly minutes?: string;
}

/** Handed in as the page hands it in: with its declaration. */
const DECLARED_WITH: ReadonlySet<string> = new Set(['submit', 'resubmit']);

/**
 * Marks every line of the checklist that the caller may mark, as the page has it done before an application is
 * verified.
 */
export async function markChecklist(caller: Caller, id: string): Promise<void> {
  const read = await caller.call('GET', `${APPLICATION}/${id}`);
  if (read.status !== 200) return;
  for (const { key, checked } of detailOf(read).checklist ?? []) {
    if (checked === null) await caller.call('PUT', `${APPLICATION}/${id}/checklist/${key}`, { checked: true });
  }
}

export async function act(
  caller: Caller,
  { id, version }: Pick<ApplicationDetail, 'id' | 'version'>,
  action: string,
  { key = randomUUID(), ...body }: ActOptions = {},
): Promise<Answer> {
  if (action === 'verify') await markChecklist(caller, id);
  return caller.call(
    'POST',
    `${APPLICATION}/${id}/${action}`,
    { version, ...(DECLARED_WITH.has(action) && { declared: [trueStatement.key] }), ...body },
    { 'idempotency-key': key },
  );
}

/** Carries an application through several actions; each must succeed. */
export async function take(
  application: ApplicationDetail,
  steps: readonly (readonly [Caller, string, ActOptions?])[],
): Promise<ApplicationDetail> {
  let current = application;
  for (const [caller, action, options] of steps) current = detailOf(await act(caller, current, action, options));
  return current;
}
