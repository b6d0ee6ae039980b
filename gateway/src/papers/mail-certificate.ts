import { printedVerificationCode } from '@registrar/domain/calls/letters';
import { mailOf } from '../accounts/messages';
import { personOf } from '../notifications/receiver';
import type { UnitOfWork } from '../platform/unit-of-work';
import { sentence } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import { verifyPath } from './typeset';

/** Sends the signed certificate to whoever filed and to the company's own address; never before its file is there. */
export async function mailCertificate(unit: UnitOfWork, letterId: string): Promise<void> {
  const row = await unit.tx
    .selectFrom('letter')
    .innerJoin('account', 'account.id', 'letter.account_id')
    .innerJoin('company', 'company.id', 'letter.company_id')
    .select([
      'letter.code',
      'letter.file_key',
      'account.email as applicant_email',
      'account.language',
      'account.status',
      'account.username',
      'account.name_english as person_english',
      'account.name_nepali as person_nepali',
      'company.email as company_email',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
    ])
    .where('letter.id', '=', letterId)
    .executeTakeFirst();
  if (!row?.file_key) return;
  const { language, registration_number: number } = row;
  const name = language === 'en' ? row.name_english : row.name_nepali;
  const code = printedVerificationCode(row.code);
  const person = personOf({
    language,
    username: row.username,
    name_english: row.person_english,
    name_nepali: row.person_nepali,
  });
  const addresses = new Set(
    [...(row.status === 'ACTIVE' ? [row.applicant_email] : []), ...(row.company_email ? [row.company_email] : [])].map(
      (address) => address.toLowerCase(),
    ),
  );
  for (const to of addresses) {
    unit.enqueue(
      mailJob,
      {
        ...mailOf(to, {
          // who reads the company's own mailbox is not known by name
          language,
          person: to === row.applicant_email.toLowerCase() ? person : undefined,
          heading: sentence('papers.certificateMail.subject', language, { name }),
          paragraphs: [sentence('papers.certificateMail.body', language, { name, number })],
          facts: [
            { label: sentence('fact.registrationNumber', language), value: number },
            { label: sentence('fact.company', language), value: name },
            { label: sentence('fact.verificationCode', language), value: code },
          ],
          next: [sentence('papers.certificateMail.next', language)],
          action: { label: sentence('mail.action.papers', language), path: '/signed-documents' },
          closing: [{ text: sentence('papers.certificateMail.verify', language), path: verifyPath(code) }],
        }),
        attachments: [
          { key: row.file_key, name: `certificate-of-incorporation-${code}.pdf`, mediaType: 'application/pdf' },
        ],
      },
      { dedupeKey: `certificate-${letterId}-${to}` },
    );
  }
}
