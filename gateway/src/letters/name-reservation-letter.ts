import { randomInt } from 'node:crypto';
import { bothCalendars } from '@registrar/domain/calendar';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { newVerificationCode } from '@registrar/domain/letters/verification-code';
import { roles } from '@registrar/domain/permissions';
import type { Deed } from '../platform/deed';
import { letterHash } from './letter-hash';

const KIND = 'NAME_RESERVATION';

/**
 * Issues the letter of a reserved name, once for each reservation.
 *
 * @param decidedBy account of the officer who approved; the history names them where the deed does not
 * @param under the application that changed the reservation since, and under which the letter is issued anew
 */
export async function issueNameReservationLetter(deed: Deed, applicationId: string, decidedBy: string | null, under = applicationId): Promise<void> {
  const row = await deed.tx
    .selectFrom('name_reservation as reservation')
    .innerJoin('application', 'application.id', 'reservation.application_id')
    .innerJoin('account', 'account.id', 'reservation.applicant_id')
    .innerJoin('office', 'office.id', 'application.office_id')
    .innerJoin('company_type', 'company_type.id', 'reservation.company_type_id')
    .select([
      'reservation.id', 'reservation.applicant_id', 'reservation.name_english', 'reservation.name_nepali', 'reservation.approved_on', 'reservation.form_due_on', 'reservation.expires_on',
      'reservation.revoked_on', 'application.application_number', 'application.company_id', 'account.name_english as applicant_english', 'account.name_nepali as applicant_nepali',
      'office.name_english as office_english', 'office.name_nepali as office_nepali', 'company_type.name_english as type_english', 'company_type.name_nepali as type_nepali',
    ])
    .where('reservation.application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no reserved name of application ${applicationId}`);

  const content: LetterContent = {
    office: { ne: row.office_nepali, en: row.office_english },
    title: { ne: 'नाम आरक्षणको पत्र', en: 'Name reservation letter' },
    number: row.application_number ?? '',
    addressee: { ne: row.applicant_nepali || row.applicant_english, en: row.applicant_english || row.applicant_nepali },
    paragraphs: [
      {
        ne: 'तपाईंले निवेदन गर्नुभएको कम्पनीको नाम यस कार्यालयबाट आरक्षित गरिएको छ। आरक्षण अवधिभर यो नाम अरू कसैलाई दिइने छैन।',
        en: 'The company name you applied for has been reserved by this office. While the reservation lasts, the name is not given to anybody else.',
      },
      {
        ne: 'कम्पनी दर्ताको फाराम तलको मितिभित्र भर्नुहोला। आरक्षणको अन्तिम मितिपछि यो नाम फेरि सबैका लागि खुला हुनेछ। नाम आरक्षण आफैँमा कम्पनी दर्ता होइन।',
        en: 'Please fill in the company registration form by the day named below. After the last day of the reservation the name is open to everybody again. A reserved name is not a registered company.',
      },
    ],
    facts: [
      { label: { ne: 'आरक्षित नाम (नेपालीमा)', en: 'Reserved name (in Nepali)' }, value: same(row.name_nepali) },
      { label: { ne: 'आरक्षित नाम (अङ्ग्रेजीमा)', en: 'Reserved name (in English)' }, value: same(row.name_english) },
      { label: { ne: 'कम्पनीको प्रकार', en: 'Company type' }, value: { ne: row.type_nepali, en: row.type_english } },
      { label: { ne: 'स्वीकृत मिति', en: 'Approved on' }, value: dayIn(row.approved_on) },
      { label: { ne: 'फाराम भर्ने अन्तिम मिति', en: 'Company form due by' }, value: dayIn(row.form_due_on) },
      { label: { ne: 'आरक्षणको अन्तिम मिति', en: 'Last day of the reservation' }, value: dayIn(row.expires_on) },
    ],
    signatory: await signatoryOf(deed, applicationId, decidedBy),
  };
  const id = deed.newId();
  const issuedAt = deed.now;
  const code = newVerificationCode((limit) => randomInt(limit));
  const issued = await deed.tx
    .insertInto('letter')
    .values({
      id, kind: KIND, code, application_id: under, reservation_id: row.id, company_id: row.company_id, account_id: row.applicant_id,
      content: JSON.stringify(content), hash: letterHash({ kind: KIND, code, issuedAt, content }), issued_at: issuedAt, revoked_at: row.revoked_on === null ? null : issuedAt,
    })
    // Two gateways that look for missing letters find the same ones.
    .onConflict((conflict) => conflict.columns(['kind', 'application_id', 'language']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (issued) deed.audit({ actor: null, action: 'LETTER_ISSUED', objectType: 'letter', objectId: id, after: { kind: KIND, applicationId: under } });
}

/** The approval is undone: the letter stays readable, and says that it no longer holds. */
export async function revokeLettersOf(deed: Deed, applicationId: string): Promise<void> {
  const revoked = await deed.tx.updateTable('letter').set({ revoked_at: deed.now }).where('application_id', '=', applicationId).where('revoked_at', 'is', null).returning('id').execute();
  for (const { id } of revoked) {
    deed.audit({ actor: null, action: 'LETTER_REVOKED', objectType: 'letter', objectId: id, before: { revoked: false }, after: { revoked: true } });
  }
}

const same = (text: string): Bilingual => ({ ne: text, en: text });
const dayIn = (day: string): Bilingual => ({ ne: bothCalendars(day, 'ne'), en: bothCalendars(day, 'en') });

/** Who decided, and as what; the history knows where the caller does not. */
export async function signatoryOf(deed: Deed, applicationId: string, decidedBy: string | null): Promise<LetterContent['signatory']> {
  const step = decidedBy ?? (await deed.tx.selectFrom('application_history').select('actor_id').where('application_id', '=', applicationId).where('action', '=', 'approve').orderBy('id', 'desc').limit(1).executeTakeFirst())?.actor_id;
  if (!step) return null;
  const officer = await deed.tx.selectFrom('account').select(['name_english', 'name_nepali', 'role']).where('id', '=', step).executeTakeFirst();
  if (!officer) return null;
  return { name: { ne: officer.name_nepali, en: officer.name_english }, role: roles.name(officer.role) };
}
