import { randomUUID } from 'node:crypto';
import { applicationDetailSchema, type ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyType, NameSuffix, ParentCompanyType } from '@registrar/domain/enumerations';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { z } from 'zod';
import { companyTypeIdOf } from '@registrar/domain/enumerations';

/** Password of every demonstration account. */
export const PASSWORD = 'Demo@12345';

const answerSchema = z.looseObject({ success: z.boolean(), message: z.string(), data: z.unknown().optional() });
const loginSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  roleId: z.string(),
  userId: z.string(),
});
export type Session = z.infer<typeof loginSchema>;

/** A call that was no success. */
export class RefusedCall extends Error {
  /** Refused for now, with the time to come again. */
  readonly forNow: boolean;

  constructor({ status, headers }: Response, message: string) {
    super(message);
    this.forNow = status === 429 && headers.has('retry-after');
  }
}

/** Somebody who is signed in and calls the gateway. */
export interface Caller {
  readonly session: Session;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
}

export async function signIn(
  url: string,
  credentials: string,
  username: string,
  password = PASSWORD,
): Promise<Session> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ grant_type: 'password', username, password })) form.append(name, value);
  const answer = await fetch(`${url}/auth/api/ocr-login`, {
    method: 'POST',
    body: form,
    headers: { authorization: basic(credentials), ...anyAddress() },
  });
  if (!answer.ok)
    throw new RefusedCall(answer, `${username} could not sign in: ${answer.status} ${await answer.text()}`);
  return loginSchema.parse(await answer.json());
}

export const basic = (credentials: string): string => `Basic ${Buffer.from(credentials).toString('base64')}`;

/**
 * The bench stands for many people; the gateway counts calls by network address and trusts the proxy on this machine.
 */
export function anyAddress(): Record<string, string> {
  const part = (): number => Math.floor(Math.random() * 250) + 1;
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

export async function callerOf(url: string, credentials: string, username: string, password?: string): Promise<Caller> {
  const session = await signIn(url, credentials, username, password);
  return {
    session,
    async call(method, path, body, headers = {}) {
      const answer = await fetch(`${url}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.access_token}`,
          ...anyAddress(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const parsed = answerSchema.parse(await answer.json());
      if (!answer.ok)
        throw new RefusedCall(
          answer,
          `${method} ${path} was answered ${answer.status}: ${parsed.message} ${JSON.stringify(parsed['errors'] ?? '')}`,
        );
      return parsed.data;
    },
  };
}

export const APPLICATION = 'external/api/application';
export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

/** Syllables that stand in no list of the portal: names made of them are free, and as far from each other as can be. */
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

function freeName(): { english: string; nepali: string } {
  const parts: (readonly [string, string])[] = [];
  for (
    let rest = 1_000_003 * ++names + 977, count = 0;
    count < 5;
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

/** What kind of company a name is reserved for. */
export interface ReservedKind {
  readonly companyType: CompanyType;
  readonly parentCompanyType: ParentCompanyType;
  readonly suffix: NameSuffix;
}
const PRIVATE: ReservedKind = {
  companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  parentCompanyType: 'PRIVATE_MULTIPLE_PROPRIETOR',
  suffix: 'PRIVATE_LIMITED',
};

/** A name reservation with every section filled in, ready to be submitted. */
export async function filledDraft(applicant: Caller, kind: ReservedKind = PRIVATE): Promise<ApplicationDetail> {
  const created = await applicant.call('POST', APPLICATION, { processName: 'NAME_RESERVATION' }, newKey());
  const draft = applicationDetailSchema.parse(created);
  const name = {
    ...freeName(),
    suffix: kind.suffix,
    parentCompanyType: kind.parentCompanyType,
    companyTypeId: companyTypeIdOf(kind.companyType),
    isPartOfGroup: false,
  };
  return saveSection(applicant, await saveSection(applicant, draft, 'NAME_DETAILS', name), 'OBJECTIVE_DETAILS', {
    nsicCodes: ['0001'],
  });
}

/** Over the version of the section that the detail shows. */
export async function saveSection(
  applicant: Caller,
  { id, sections }: ApplicationDetail,
  section: string,
  data: object,
): Promise<ApplicationDetail> {
  const version = sections.find(({ key }) => key === section)?.version ?? 0;
  return applicationDetailSchema.parse(
    await applicant.call('PUT', `${APPLICATION}/${id}/section/${section}`, data, { 'if-match': `"${version}"` }),
  );
}

export async function act(
  caller: Caller,
  { id, version }: Pick<ApplicationDetail, 'id' | 'version'>,
  action: string,
): Promise<ApplicationDetail> {
  if (action === 'verify') await markChecklist(caller, id);
  return applicationDetailSchema.parse(
    await caller.call(
      'POST',
      `${APPLICATION}/${id}/${action}`,
      { version, ...(action === 'submit' && { declared: [trueStatement.key] }) },
      newKey(),
    ),
  );
}

/** Nothing is verified before every line of its checklist is marked. */
async function markChecklist(officer: Caller, id: string): Promise<void> {
  const { checklist } = applicationDetailSchema.parse(await officer.call('GET', `${APPLICATION}/${id}`));
  for (const { key, checked } of checklist ?? [])
    if (checked === null) await officer.call('PUT', `${APPLICATION}/${id}/checklist/${key}`, { checked: true });
}
