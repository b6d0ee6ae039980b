import { randomUUID } from 'node:crypto';
import { letterKinds, type LetterKind } from '@registrar/domain/calls/letters';
import { certifiedCopy } from '../../src/copies/compose-copy';
import type { LetterOwner } from '../../src/owners/owner-kinds';
import { issuePaper } from '../../src/papers/issue-paper';
import { addCopyOrder } from '../copies-kit';
import { fileBeside } from '../blockers-kit';
import { newKey, type Caller } from '../filings-kit';
import { pdf } from '../documents-kit';
import { addReceipt } from '../money-kit';
import { uploadAll } from '../uploads-kit';
import type { Desk, Kind } from './kind';
import { OFFICE } from './readers';

const PAPER = 'GET /external/api/paper/{code}/file';
const columns = ['letter.file_key'];
const MODEL = '?language=ne&format=pdf';

interface Issued {
  readonly kind: Exclude<LetterKind, 'NAME_RESERVATION'>;
  readonly issuedFor: LetterOwner;
  readonly applicationId?: string;
  readonly companyId: string | null;
  readonly to: Caller | null;
}

/** A paper of the kind; what it says is another's. */
export async function issue(
  { gateway }: Desk,
  { kind, issuedFor, applicationId, companyId, to }: Issued,
): Promise<string> {
  const head = {
    company: { name: { ne: 'क', en: 'K' }, registrationNumber: '1', office: { ne: 'का', en: 'O' } },
    serial: randomUUID(),
    issuedOn: '2026-11-02',
  };
  const { content, paper } = certifiedCopy(head, { of: { ne: 'क', en: 'K' }, pages: 1, originalHash: 'x' });
  const { platform } = gateway;
  const id = await platform.runUnitOfWork((unit) =>
    issuePaper(unit, {
      kind,
      language: 'BOTH',
      issuedFor,
      applicationId: applicationId ?? null,
      companyId,
      ...(kind === 'SHARE_CERTIFICATE' && { holderId: randomUUID() }),
      accountId: to?.userId ?? null,
      content,
      paper,
      supersedes: [],
    }),
  );
  return id ?? '';
}

export const codeOf = async ({ gateway }: Desk, id: string): Promise<string> =>
  (
    await gateway.platform.database.db
      .selectFrom('letter')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).code;

/** Every kind of letter, as the gateway issues it: for whom, and about what. */
export async function letters(desk: Desk): Promise<readonly Kind[]> {
  const { gateway, people, companyId, liquidation } = desk;
  const { concerned, represents, represented } = people;
  const filing = await fileBeside(
    gateway,
    { companyId, process: 'NAME_CHANGE', by: represented },
    { status: 'APPROVED' },
  );
  const founded = await fileBeside(
    gateway,
    { companyId, process: 'COMPANY_REGISTRATION', by: concerned },
    { status: 'APPROVED', company_id: null },
  );
  const grievance = await addGrievance(desk);
  const order = await addCopyOrder(gateway, companyId, concerned.userId);
  const of = (issuedFor: LetterOwner, to: Caller | null, more: Partial<Issued> = {}) => ({
    issuedFor,
    to,
    companyId,
    ...more,
  });
  const byFounders = of({ kind: 'FILING', id: founded }, concerned, { applicationId: founded });
  const byFiling = of({ kind: 'FILING', id: filing }, represented, { applicationId: filing });
  const ofCompany = (to: Caller) => of({ kind: 'COMPANY', id: companyId }, to);
  const inProceeding = of({ kind: 'PROCEEDING', id: liquidation }, represented);
  const asked = of({ kind: 'REQUEST', id: order.id }, concerned);
  const every: Readonly<Record<Issued['kind'], Omit<Issued, 'kind'> | null>> = {
    CERTIFICATE_OF_INCORPORATION: byFounders,
    MEMORANDUM: byFounders,
    ARTICLES: byFounders,
    CERTIFICATE_OF_NAME_CHANGE: byFiling,
    CERTIFICATE_OF_CONVERSION: byFiling,
    SHARE_CERTIFICATE: byFiling,
    RECORD_LETTER: byFiling,
    REGISTER_EXTRACT: ofCompany(represented),
    SHARE_EXTRACT: ofCompany(represents),
    CERTIFIED_COPY: asked,
    GOOD_STANDING: asked,
    CALL_FOR_EXPLANATION: inProceeding,
    ORDER_ON_CALL: inProceeding,
    ORDER_ON_PROCEEDING: inProceeding,
    NOTICE_OF_PROCEEDING: inProceeding,
    FORCED_NOTICE: of({ kind: 'PROCEEDING', id: liquidation }, null),
    ANSWER_TO_GRIEVANCE: of({ kind: 'REQUEST', id: grievance }, concerned, { companyId: null }),
    // with what was paid
    RECEIPT: null,
    CREDIT_NOTE: of({ kind: 'REFUND', id: await addPaidBack(desk, filing) }, represented, { companyId: null }),
  };
  const kinds: Kind[] = [];
  const good = { kind: 'GOOD_STANDING', ...asked } as const;
  const waiting = await issue(desk, good);
  kinds.push({
    name: 'paper that waits for an officer’s hand',
    columns: ['officer_signature.draft_key'],
    call: 'GET /external/api/paper-signing/{id}/file',
    with: { id: waiting },
  });
  for (const kind of letterKinds.keys) {
    const issued = kind === 'NAME_RESERVATION' ? null : every[kind];
    if (kind === 'NAME_RESERVATION' || issued === null) continue;
    const id = await issue(desk, { kind, ...issued });
    if (kind === good.kind) await signInPerson(desk, id);
    const code = await codeOf(desk, id);
    kinds.push({ name: `letter ${kind}`, columns, call: PAPER, with: { code } });
    if (kind === 'CREDIT_NOTE')
      kinds.push({ name: 'credit note', columns, call: 'GET /external/api/receipt/{code}/file', with: { code } });
  }
  return [...kinds, await copyOfScan(desk), ...modelFormsOf(companyId, filing)];
}

/** Model forms, empty or with what the register or a filing has. */
const modelFormsOf = (companyId: string, filing: string): readonly Kind[] => [
  { name: 'model form', call: 'GET /public/model-form/{form}/file', with: { form: 'BOARD_MINUTES' }, query: MODEL },
  {
    name: 'model form of a company',
    call: 'GET /external/api/company/{id}/model-form/{form}',
    with: { id: companyId, form: 'BOARD_MINUTES' },
    query: MODEL,
  },
  {
    name: 'model form of a filing of a company',
    call: 'GET /external/api/application/{id}/model-form/{form}',
    with: { id: filing, form: 'BOARD_MINUTES' },
    query: MODEL,
  },
];

/** The demonstration has papers of this kind signed by an officer, who reads the file before. */
async function signInPerson({ gateway, people }: Desk, id: string): Promise<void> {
  await gateway.jobsDone();
  const officer = people['approver 1'];
  await officer.call('GET', `external/api/paper-signing/${id}/file`);
  const signed = await officer.call('POST', 'external/api/signing-batch', { papers: [id] }, newKey());
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
  await gateway.jobsDone();
}

/** An approved refund of what the company had paid for a filing. */
async function addPaidBack({ gateway, people }: Desk, filing: string): Promise<string> {
  const { invoiceId } = await addReceipt(gateway, filing);
  const id = randomUUID();
  const now = gateway.clock.now();
  await gateway.platform.database.db
    .insertInto('refund')
    .values({
      id,
      invoice_id: invoiceId,
      office_id: OFFICE,
      ground: 'FILING_ENDED',
      total_paisa: 100,
      reason: 'Test',
      status: 'PROPOSED',
      proposed_by: people.revenue.userId,
      proposed_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return id;
}

/**
 * A copy of an old paper, of the scan that the officer has brought, for who asked: they represented the company until
 * it was issued.
 */
async function copyOfScan(desk: Desk): Promise<Kind> {
  const { gateway, people, companyId } = desk;
  const { id, itemId } = await addCopyOrder(gateway, companyId, people.concerned.userId);
  const uploadId = await uploadAll(people.operator, pdf(), 'old.pdf');
  const { db } = gateway.platform.database;
  const seat = { company_id: companyId, account_id: people.concerned.userId, since: '2020-01-01' };
  await db.insertInto('company_representative').values(seat).execute();
  const path = `external/api/pratilipi/${id}/item/${itemId}/issue`;
  const answer = await people.operator.call('POST', path, { version: 1, uploadId }, newKey());
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await db
    .deleteFrom('company_representative')
    .where('company_id', '=', companyId)
    .where('account_id', '=', seat.account_id)
    .execute();
  const { letter_id } = await db
    .selectFrom('copy_item')
    .select('letter_id')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return {
    name: 'copy of an old paper, from its scan',
    columns: ['copy_item.scan_sha256', ...columns],
    call: PAPER,
    with: { code: await codeOf(desk, letter_id ?? '') },
  };
}

/** A complaint of the person concerned; they have no company in it. */
export async function addGrievance({ gateway, people }: Desk): Promise<string> {
  const { db } = gateway.platform.database;
  const id = randomUUID();
  await db
    .insertInto('request')
    .values({
      id,
      kind: 'PROCESS_FOR_GRIEVANCE',
      number: `GRV-${id}`,
      requester_account: people.concerned.userId,
      office_id: OFFICE,
      answers: JSON.stringify({ subject: 'Slow', text: 'Test' }),
      status: 'ASKED',
      asked_at: gateway.clock.now(),
      due_on: '2030-01-01',
    })
    .execute();
  await db.insertInto('grievance').values({ request_id: id, language: 'en' }).execute();
  return id;
}
