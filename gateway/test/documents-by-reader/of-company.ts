import { randomUUID } from 'node:crypto';
import { fileBeside } from '../blockers-kit';
import { addDocument } from './filed';
import { keep, type Desk, type Kind } from './kind';
import { OFFICE } from './readers';

/** What the register and the office keep of a company beside its filings. */
export async function documentsOfCompany(desk: Desk): Promise<readonly Kind[]> {
  const { gateway, people, companyId } = desk;
  const { db } = gateway.platform.database;
  const now = gateway.clock.now();
  const logo = await keep(desk, 'logo.png');
  await db.updateTable('company').set({ logo_key: logo.sha256 }).where('id', '=', companyId).execute();
  const old = await keep(desk, 'certificate.pdf');
  const migrated = randomUUID();
  await db
    .insertInto('migrated_document')
    .values({
      id: migrated,
      company_id: companyId,
      kind: 'CERTIFICATE',
      state: 'SUBMITTED',
      ...old,
      uploaded_by: people.represented.userId,
      uploaded_at: now,
    })
    .execute();
  const [filing, reupload, version] = [
    await fileBeside(
      gateway,
      { companyId, process: 'SHARE_BAAD_PHAAD', by: people.represented },
      { status: 'APPROVED' },
    ),
    randomUUID(),
    randomUUID(),
  ];
  const documentId = await addDocument(desk, filing);
  await db
    .insertInto('document_reupload')
    .values({
      id: reupload,
      number: 'DRU-READ',
      company_id: companyId,
      office_id: OFFICE,
      document_id: documentId,
      name_nepali: 'निर्णय',
      name_english: 'Minutes',
      reason: 'It cannot be read',
      asked_by: people.operator.userId,
      asked_at: now,
      due_on: '2099-01-01',
      status: 'SUBMITTED',
    })
    .execute();
  await db
    .insertInto('document_reupload_version')
    .values({
      id: version,
      reupload_id: reupload,
      ...(await keep(desk)),
      brought_by: people.represented.userId,
      brought_at: now,
    })
    .execute();
  const again = 'GET /external/api/requested-document/{id}/version/{versionId}';
  return [
    {
      name: 'logo',
      columns: ['company.logo_key'],
      call: 'GET /external/api/company/{id}/logo',
      with: { id: companyId },
    },
    {
      name: 'document of the old system',
      columns: ['migrated_document.sha256'],
      call: 'GET /external/api/migrated-document/{id}/file',
      with: { id: migrated },
    },
    {
      name: 'document asked for again',
      columns: ['filing_document.sha256'],
      call: again,
      with: { id: reupload, versionId: documentId },
    },
    {
      name: 'document brought again',
      columns: ['document_reupload_version.sha256'],
      call: again,
      with: { id: reupload, versionId: version },
    },
    ...(await scansOfOrders(desk)),
    ...(await filesOfProceedings(desk)),
  ];
}

/** Of an order that freezes the company, and of one that is only proposed. */
async function scansOfOrders(desk: Desk): Promise<readonly Kind[]> {
  const { gateway, people, companyId } = desk;
  const { db } = gateway.platform.database;
  const now = gateway.clock.now();
  const scan = async (): Promise<string> => {
    const id = randomUUID();
    await db
      .insertInto('company_order_document')
      .values({
        id,
        company_id: companyId,
        ...(await keep(desk, 'order.pdf')),
        uploaded_by: people['approver 1'].userId,
        uploaded_at: now,
      })
      .execute();
    return id;
  };
  const placed = await scan();
  await db
    .insertInto('company_order')
    .values({
      id: randomUUID(),
      company_id: companyId,
      kind: 'COURT',
      court_nepali: 'उच्च अदालत पाटन',
      court_english: 'High Court Patan',
      case_number: '083-WO-0042',
      order_number: 'A-READ',
      text_nepali: 'कारोबार रोक्का राख्नू',
      text_english: 'All dealings are to stop',
      issued_on: '2026-01-01',
      placed_by: people['approver 2'].userId,
      placed_at: now,
      document_id: placed,
    })
    .execute();
  const call = { columns: ['company_order_document.sha256'], call: 'GET /external/api/company-order-document/{id}' };
  return [
    { name: 'scan of an order', ...call, with: { id: placed } },
    { name: 'scan of an order that is proposed', ...call, with: { id: await scan() } },
  ];
}

/** Of the liquidation: the cutting of its notice, what a creditor brought, and what a body answered. */
async function filesOfProceedings(desk: Desk): Promise<readonly Kind[]> {
  const { gateway, people, liquidation } = desk;
  const { db } = gateway.platform.database;
  const now = gateway.clock.now();
  const [notice, claim, claimant, evidence, opinion] = [0, 1, 2, 3, 4].map(() => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const cutting = await keep(desk, 'cutting.pdf');
  await db
    .insertInto('proceeding_notice')
    .values({
      id: notice,
      proceeding_id: liquidation,
      kind: 'CREDITORS',
      published_on: '2026-01-01',
      ends_on: '2099-01-01',
      channel: 'NEWSPAPER',
      text_version: 1,
      text_nepali: 'सूचना',
      text_english: 'Notice',
      text_hash: cutting.sha256,
      proof: 'Page 5',
      proof_name: cutting.name,
      proof_key: cutting.sha256,
      proof_type: cutting.media_type,
      proof_size: cutting.size,
      recorded_at: now,
      recorded_by: people['approver 1'].userId,
    })
    .execute();
  await db
    .insertInto('proceeding_claim')
    .values({
      id: claim,
      proceeding_id: liquidation,
      notice: 'CREDITORS',
      kind: 'CLAIM',
      account_id: people.concerned.userId,
      language: 'en',
      body: 'Unpaid',
      amount_paisa: 100,
      received_at: now,
    })
    .execute();
  await db
    .insertInto('proceeding_claimant')
    .values({
      id: claimant,
      notice_id: notice,
      token_hash: randomUUID(),
      account_id: people.concerned.userId,
      proven_at: now,
      expires_at: now,
      claim_id: claim,
    })
    .execute();
  await db
    .insertInto('proceeding_claim_evidence')
    .values({
      id: evidence,
      claimant_id: claimant,
      claim_id: claim,
      ...(await keep(desk, 'bill.pdf')),
      received_at: now,
    })
    .execute();
  const answer = await keep(desk, 'answer.pdf');
  await db
    .insertInto('proceeding_opinion')
    .values({
      id: opinion,
      proceeding_id: liquidation,
      body: 'TAX_OFFICE',
      status: 'SUBMITTED',
      question: 'Is anything due?',
      requested_at: now,
      requested_by: people['approver 1'].userId,
      due_on: '2099-01-01',
      answer: 'Nothing',
      answered_on: '2026-01-01',
      answered_at: now,
      number: 'OP-READ',
      answer_kind: 'NO_OBJECTION',
      file_name: answer.name,
      file_sha256: answer.sha256,
      file_type: answer.media_type,
      file_size: answer.size,
    })
    .execute();
  const of = 'GET /external/api/proceeding/{id}';
  return [
    {
      name: 'cutting of a notice',
      columns: ['proceeding_notice.proof_key'],
      call: `${of}/notice/{noticeId}/proof`,
      with: { id: liquidation, noticeId: notice },
    },
    {
      name: 'evidence of a claim',
      columns: ['proceeding_claim_evidence.sha256'],
      call: `${of}/claim/{claimId}/evidence/{evidenceId}`,
      with: { id: liquidation, claimId: claim, evidenceId: evidence },
    },
    {
      name: 'answer of a body',
      columns: ['proceeding_opinion.file_sha256'],
      call: `${of}/opinion/{opinionId}/file`,
      with: { id: liquidation, opinionId: opinion },
    },
  ];
}
