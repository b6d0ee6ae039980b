import { randomUUID } from 'node:crypto';
import { hashToken } from '../../src/accounts/secrets';
import { issueLink, type NewLink } from '../../src/outside/outside-link';
import { addReceipt, addRefundRequest, addRequestFile } from '../money-kit';
import { addGrievance, issue } from './issued';
import { keep, type Desk, type Kind } from './kind';

/** A new link for somebody without an account; its token. */
async function linkTo({ gateway }: Desk, purpose: NewLink['purpose'], objectId: string): Promise<string> {
  const link = {
    purpose,
    objectId,
    accountId: null,
    email: 'desk@bank.example',
    mobileNumber: null,
    language: 'en',
    askedBy: null,
    expiresAt: null,
  } as const;
  return (await gateway.platform.runUnitOfWork((unit) => issueLink(unit, link))).token;
}

/** Files of conversations with the office, and a grievance of somebody without an account. */
export async function filesOfRequests(desk: Desk, filing: string): Promise<readonly Kind[]> {
  const { gateway, people } = desk;
  const { db } = gateway.platform.database;
  const columns = ['request_file.sha256'];
  const withFile = async (name: string, id: string): Promise<Kind> => {
    const fileId = await addRequestFile(gateway, id, people.concerned.userId);
    await db
      .updateTable('request_file')
      .set(await keep(desk))
      .where('id', '=', fileId)
      .execute();
    return { name, columns, call: 'GET /external/api/request/{id}/file/{fileId}', with: { id, fileId } };
  };
  const { invoiceId } = await addReceipt(gateway, filing);
  const refund = await addRefundRequest(gateway, invoiceId, people.concerned.userId);
  const about = await addGrievance(desk);
  await db
    .updateTable('grievance')
    .set({ about_account: people['approver 1'].userId })
    .where('request_id', '=', about)
    .execute();
  const open = await addGrievance(desk);
  const file = await withFile('', open);
  await db
    .updateTable('request')
    .set({ requester_account: null, requester_contact: 'nobody@known.example' })
    .where('id', '=', open)
    .execute();
  await db.updateTable('grievance').set({ contact_name: 'Nobody' }).where('request_id', '=', open).execute();
  return [
    await withFile('file of a request to pay back', refund),
    await withFile('file of a grievance', await addGrievance(desk)),
    await withFile('file of a grievance about the approver', about),
    {
      name: 'file of a grievance, by its link',
      columns,
      call: 'GET /external/api/open-grievance/{token}/file/{fileId}',
      with: { token: await linkTo(desk, 'GRIEVANCE', open), fileId: file.with?.fileId ?? '' },
    },
  ];
}

/** What a representative has shared for a bank: with the code that the bank was sent, and by the link alone. */
export async function sharedPapers(desk: Desk): Promise<readonly Kind[]> {
  const { gateway, people, companyId } = desk;
  const { db } = gateway.platform.database;
  const now = gateway.clock.now();
  const issuedFor = { kind: 'COMPANY', id: companyId } as const;
  const paperId = await issue(desk, { kind: 'REGISTER_EXTRACT', issuedFor, companyId, to: people.represents });
  await gateway.jobsDone();
  const [id, access] = [randomUUID(), randomUUID()];
  const later = new Date(now.getTime() + 86_400_000);
  await db
    .insertInto('document_share')
    .values({
      id,
      number: 'SHD-READ',
      company_id: companyId,
      letter_id: paperId,
      is_high: false,
      receiver: 'Himal Bank',
      role_type: 'EXTERNAL',
      email: 'desk@bank.example',
      language: 'en',
      purpose: 'A loan',
      asked_by: people.represents.userId,
      asked_at: now,
      opens_at: new Date(now.getTime() - 1000),
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('document_share_opening')
    .values({
      id: randomUUID(),
      share_id: id,
      opened_at: now,
      sent_to: 'd***@bank.example',
      access_hash: hashToken(access),
      access_until: later,
    })
    .execute();
  const call = {
    columns: ['letter.file_key'],
    call: 'POST /external/api/shared-document/{token}/file',
    with: { token: await linkTo(desk, 'DOCUMENT_SHARE', id) },
  };
  return [
    { name: 'shared paper, by link and code', ...call, body: { access, paperId } },
    { name: 'shared paper, by the link alone', ...call, body: { access: randomUUID(), paperId } },
  ];
}
