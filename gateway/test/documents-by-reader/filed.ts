import { randomUUID } from 'node:crypto';
import type { NamedProcess } from '@registrar/domain/enumerations';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { filedRegistration } from '../awaiting-approval-kit';
import { fileBeside } from '../blockers-kit';
import { addReceipt, addVoucher } from '../money-kit';
import { askToSign, signaturesOf } from '../signatures-kit';
import { keep, type Desk, type Kind } from './kind';
import { OFFICE } from './readers';

const DOCUMENT = 'GET /external/api/application/{id}/document/{documentId}';
const PAPER = 'GET /external/api/application/{id}/paper/{kind}';
const SIGNED = 'GET /external/api/application/{id}/signature/{party}/paper';
const AS_SET = { query: '?language=ne' };

/** What came with filings, and what is drawn of them. */
export async function documentsOfFilings(desk: Desk): Promise<readonly Kind[]> {
  const {
    gateway: { platform },
    people,
    companyId,
  } = desk;
  const by = { applicant: people.concerned.userId, verifier: people.operator.userId, officeId: OFFICE };
  const own = await filedRegistration(platform, soleOwner(), by);
  const draft = await filedRegistration(platform, soleOwner(), { ...by, draft: true });
  const ofCompany = (process: NamedProcess, more: object = {}) =>
    fileBeside(desk.gateway, { companyId, process, by: people.represented }, more);
  const amendment = await ofCompany('LOCATION_CHANGE');
  const companyDraft = await ofCompany('OBJECTIVE_CHANGE', {
    status: 'DRAFT',
    submitted_at: null,
    application_number: null,
  });
  const closing = await ofCompany('LIQUIDATION', { subject_kind: null });
  const document = async (name: string, id: string): Promise<Kind> => ({
    name,
    columns: ['filing_document.sha256'],
    call: DOCUMENT,
    with: { id, documentId: await addDocument(desk, id) },
  });
  const parties = await signaturesOf(people.concerned, draft);
  const party = parties.find(({ contacts }) => contacts.length > 0)?.party ?? '';
  const paper = (id: string) => ({ call: PAPER, with: { id, kind: 'MEMORANDUM' }, ...AS_SET });
  return [
    await document('document of a filing of a person', own.id),
    await document('document of a draft of a person', draft.id),
    await document('document of a filing of a company', amendment),
    await document('document of a draft of a company', companyDraft),
    await document('document of a liquidation', closing),
    { name: 'memorandum as a filing has it', ...paper(own.id) },
    { name: 'memorandum as a draft has it', ...paper(draft.id) },
    { name: 'paper that a party of a draft signs', call: SIGNED, with: { id: draft.id, party }, ...AS_SET },
    {
      name: 'paper that a party signs, by its link',
      call: 'GET /external/api/filing-signature/{token}/paper/{kind}',
      with: { token: await linkOfParty(desk, draft.id, party), kind: 'OWN' },
      ...AS_SET,
    },
    ...(await proofsOfPayment(desk, own.id, amendment)),
  ];
}

/** A document in some place of the filing. */
export async function addDocument(desk: Desk, applicationId: string): Promise<string> {
  const { sha256, size } = await keep(desk);
  const id = randomUUID();
  await desk.gateway.platform.database.db
    .insertInto('filing_document')
    .values({
      id,
      application_id: applicationId,
      requirement_key: 'OTHER',
      name: 'scan.pdf',
      media_type: 'application/pdf',
      size,
      sha256,
      uploaded_by: desk.people.represented.userId,
      uploaded_at: desk.gateway.clock.now(),
    })
    .execute();
  return id;
}

/** The token that the party is sent when it is asked. */
async function linkOfParty({ gateway, people }: Desk, id: string, party: string): Promise<string> {
  const asked = await askToSign(people.concerned, { id }, party);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  await gateway.jobsDone();
  const tokens = gateway.outbox.map(({ body }) => /filing-signature\/([\w-]{43})/.exec(body)?.[1]);
  return tokens.findLast((token) => token !== undefined) ?? '';
}

/** Pictures of vouchers and receipts: of a person's filing, and of one of the company. */
async function proofsOfPayment(desk: Desk, own: string, amendment: string): Promise<readonly Kind[]> {
  const { gateway, people } = desk;
  const { db } = gateway.platform.database;
  const voucher = async (name: string, applicationId: string): Promise<Kind> => {
    const id = await addVoucher(gateway, applicationId, people.represented.userId);
    await db
      .updateTable('payment_voucher')
      .set(await keep(desk, 'voucher.pdf'))
      .where('id', '=', id)
      .execute();
    return {
      name,
      columns: ['payment_voucher.sha256'],
      call: 'GET /external/api/payment-voucher/{id}/picture',
      with: { id },
    };
  };
  const kinds = [await voucher('voucher of a person', own), await voucher('voucher of a company', amendment)];
  for (const [of, applicationId] of [
    ['a person', own],
    ['a company', amendment],
  ] as const) {
    const { code } = await addReceipt(gateway, applicationId);
    const columns = ['letter.file_key'];
    kinds.push(
      { name: `receipt of ${of}`, columns, call: 'GET /external/api/receipt/{code}/file', with: { code } },
      { name: `receipt of ${of}, as a paper`, columns, call: 'GET /external/api/paper/{code}/file', with: { code } },
    );
  }
  return kinds;
}
