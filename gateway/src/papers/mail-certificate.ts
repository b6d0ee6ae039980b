import { printedVerificationCode } from '@registrar/domain/calls/letters';
import type { Deed } from '../platform/deed';
import { sentence } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import { verifyAddress } from './typeset';

/** Sends the signed certificate to whoever filed and to the company's own address; never before its file is there. */
export async function mailCertificate(deed: Deed, portalUrl: string, letterId: string): Promise<void> {
  const row = await deed.tx
    .selectFrom('letter')
    .innerJoin('account', 'account.id', 'letter.account_id')
    .innerJoin('company', 'company.id', 'letter.company_id')
    .select(['letter.code', 'letter.file_key', 'account.email as applicant_email', 'account.language', 'account.status', 'company.email as company_email', 'company.name_english', 'company.name_nepali', 'company.registration_number'])
    .where('letter.id', '=', letterId)
    .executeTakeFirst();
  if (!row?.file_key) return;
  const { language, registration_number: number } = row;
  const name = language === 'en' ? row.name_english : row.name_nepali;
  const code = printedVerificationCode(row.code);
  const parameters = { name, number, code, address: verifyAddress(portalUrl, code) };
  const addresses = new Set([...(row.status === 'ACTIVE' ? [row.applicant_email] : []), ...(row.company_email ? [row.company_email] : [])].map((address) => address.toLowerCase()));
  for (const to of addresses) {
    await deed.enqueue(
      mailJob,
      {
        to, language,
        subject: sentence('papers.certificateMail.subject', language, parameters),
        text: sentence('papers.certificateMail.text', language, parameters),
        attachments: [{ key: row.file_key, name: `certificate-of-incorporation-${code}.pdf`, mediaType: 'application/pdf' }],
      },
      { dedupeKey: `certificate-${letterId}-${to}` },
    );
  }
}
