import { randomInt } from 'node:crypto';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { Bilingual } from '@registrar/domain/bilingual';
import { letterKinds, type LetterContent } from '@registrar/domain/calls/letters';
import { newVerificationCode } from '@registrar/domain/letters/verification-code';
import { citation } from '@registrar/domain/law/citation';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { letterHash } from '../letter-hash';
import { signatoryOf } from '../signatory';

const KIND = 'NAME_RESERVATION';
const SUBJECT: Bilingual = { ne: 'कम्पनीको नाम आरक्षण सम्बन्धमा।', en: 'Reservation of a company name' };
/** Where the Act speaks of the application for a name, and of the one for the registration that follows it. */
const provisionsFor = (companyType: string): { name: Bilingual; registration: Bilingual } =>
  companyType.startsWith('FOREIGN_')
    ? { name: citation('154'), registration: citation('154') }
    : { name: citation('4(1)'), registration: citation('4(2)') };

/**
 * Issues the letter of a reserved name, once for each reservation.
 *
 * @param decidedBy account of the officer who approved; the history names them where the unit of work does not
 * @param under the application that changed the reservation since, and under which the letter is issued anew
 */
export async function issueNameReservationLetter(
  unit: UnitOfWork,
  applicationId: string,
  decidedBy: string | null,
  under = applicationId,
): Promise<void> {
  const row = await unit.tx
    .selectFrom('name_reservation as reservation')
    .innerJoin('application', 'application.id', 'reservation.application_id')
    .innerJoin('account', 'account.id', 'reservation.applicant_id')
    .innerJoin('office', 'office.id', 'application.office_id')
    .innerJoin('company_type', 'company_type.id', 'reservation.company_type_id')
    .select([
      'reservation.id',
      'reservation.applicant_id',
      'reservation.name_english',
      'reservation.name_nepali',
      'reservation.approved_on',
      'reservation.form_due_on',
      'reservation.expires_on',
      'reservation.revoked_on',
      'application.application_number',
      'application.company_id',
      'account.name_english as applicant_english',
      'account.name_nepali as applicant_nepali',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
      'company_type.key as type_key',
      'company_type.name_english as type_english',
      'company_type.name_nepali as type_nepali',
    ])
    .where('reservation.application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no reserved name of application ${applicationId}`);

  const law = provisionsFor(row.type_key);
  const content: LetterContent = {
    office: { ne: row.office_nepali, en: row.office_english },
    title: letterKinds.name(KIND),
    subject: SUBJECT,
    number: row.application_number ?? '',
    addressee: { ne: row.applicant_nepali || row.applicant_english, en: row.applicant_english || row.applicant_nepali },
    paragraphs: [
      {
        ne: `प्रस्तुत विषयमा ${law.name.ne} बमोजिम तपाईंले दिनुभएको निवेदनअनुसार देहायको नाम यस कार्यालयबाट आरक्षण गरिएको व्यहोरा अनुरोध छ। आरक्षण अवधिभर यो नाम अरू कसैलाई दिइने छैन।`,
        en: `With reference to your application under the ${law.name.en}, this office has reserved the name below. While the reservation lasts, the name will not be given to anybody else.`,
      },
      {
        ne: `${law.registration.ne} बमोजिमका कागजातसहित कम्पनी दर्ताको फाराम देहायको दिनभित्र पेश गर्नुहोला। आरक्षणको अन्तिम दिनपछि यो नाम अरूले पनि लिन सक्नेछन्। नाम आरक्षण हुनु कम्पनी दर्ता हुनु होइन।`,
        en: `Please submit the company registration form, with the documents listed in the ${law.registration.en}, by the date below. After the last day of the reservation the name is available to others again. A reserved name is not a registered company.`,
      },
    ],
    facts: [
      { label: { ne: 'आरक्षित नाम (नेपालीमा)', en: 'Reserved name (in Nepali)' }, value: same(row.name_nepali) },
      { label: { ne: 'आरक्षित नाम (अङ्ग्रेजीमा)', en: 'Reserved name (in English)' }, value: same(row.name_english) },
      { label: { ne: 'कम्पनीको किसिम', en: 'Company type' }, value: { ne: row.type_nepali, en: row.type_english } },
      { label: { ne: 'स्वीकृत मिति', en: 'Approved on' }, value: inBothCalendars(row.approved_on) },
      {
        label: { ne: 'कम्पनी दर्ताको फाराम भर्ने अन्तिम दिन', en: 'Fill in the company registration form by' },
        value: inBothCalendars(row.form_due_on),
      },
      { label: { ne: 'आरक्षणको अन्तिम दिन', en: 'Reserved until' }, value: inBothCalendars(row.expires_on) },
    ],
    signatory: await signatoryOf(unit, applicationId, decidedBy),
  };
  const id = unit.newId();
  const issuedAt = unit.now;
  const code = newVerificationCode((limit) => randomInt(limit));
  const issued = await unit.tx
    .insertInto('letter')
    .values({
      id,
      kind: KIND,
      code,
      application_id: under,
      issued_for_kind: 'RESERVATION',
      issued_for_id: row.id,
      company_id: row.company_id,
      account_id: row.applicant_id,
      content: JSON.stringify(content),
      hash: letterHash({ kind: KIND, code, issuedAt, content }),
      issued_at: issuedAt,
      revoked_at: row.revoked_on === null ? null : issuedAt,
    })
    // Two gateways that look for missing letters find the same ones.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'application_id', 'language'])
        .where('account_id', 'is not', null)
        .where('holder_id', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (issued)
    unit.audit({
      actor: null,
      action: 'LETTER_ISSUED',
      objectType: 'letter',
      objectId: id,
      after: { kind: KIND, applicationId: under },
    });
}

const same = (text: string): Bilingual => ({ ne: text, en: text });
