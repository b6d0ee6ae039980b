import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds, type LetterContent } from '@registrar/domain/calls/letters';
import { forcedGrounds, type ForcedGround } from '@registrar/domain/enumerations/forced-grounds';
import { citation } from '@registrar/domain/law/citation';
import { issuePaper } from '../../papers/issue-paper';
import { RECORD_WORDS } from '../../papers/record/compose-record-letter';
import { signedBy } from '../../papers/signatory';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';

interface Noticed {
  /** Of the proceeding. */
  readonly id: string;
  readonly number: string;
  readonly companyId: string;
  readonly ground: ForcedGround;
  readonly signedBy: string;
}

/**
 * The notice of section 136(2) as a signed letter, to be printed and served at the registered office. Its two months
 * begin with the day of the service, which the letter cannot know. Returns the letter's id.
 */
export async function issueForcedNotice(unit: UnitOfWork, of: Noticed): Promise<string> {
  const { id, number, companyId, ground } = of;
  const row = await unit.tx
    .selectFrom('company')
    .innerJoin('office', 'office.id', 'company.office_id')
    .innerJoin('forced_ground', (join) => join.on('forced_ground.proceeding_id', '=', id))
    .select([
      'company.name_english',
      'company.name_nepali',
      'registration_number',
      'address_english',
      'address_nepali',
      'fiscal_years',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const company: Bilingual = { ne: row.name_nepali, en: row.name_english };
  const office: Bilingual = { ne: row.office_nepali, en: row.office_english };
  const address = { ne: row.address_nepali || row.address_english, en: row.address_english || row.address_nepali };
  const facts = [
    { label: GROUND, value: forcedGrounds.name(ground) },
    ...(row.fiscal_years.length > 0 ? [{ label: YEARS, value: same(row.fiscal_years.join(', ')) }] : []),
    ...(address.ne ? [{ label: ADDRESS, value: { ne: address.ne, en: address.en ?? address.ne } }] : []),
    { label: TIME, value: TWO_MONTHS },
  ];
  const title = letterKinds.name('FORCED_NOTICE');
  const signatory = await signedBy(unit, of.signedBy);
  const body = bodyOf(number);
  const content: LetterContent = {
    office,
    title,
    subject: SUBJECT,
    number,
    addressee: company,
    paragraphs: [body],
    facts: [{ label: RECORD_WORDS.registrationNumber, value: same(row.registration_number) }, ...facts],
    signatory,
  };
  const letterId = await issuePaper(unit, {
    kind: 'FORCED_NOTICE',
    language: 'BOTH',
    issuedFor: { kind: 'PROCEEDING', id },
    applicationId: null,
    companyId,
    accountId: null,
    content,
    supersedes: [],
    paper: {
      template: 'record-letter.typ',
      data: {
        title,
        office,
        number,
        date: inBothCalendars(dayInNepal(unit.now)),
        company,
        registrationNumber: row.registration_number,
        subject: SUBJECT,
        body,
        compared: false,
        changes: facts.map(({ label, value }) => ({ label, before: null, after: value })),
        signatory,
        words: { ...RECORD_WORDS, after: STATED, number: NUMBER },
      },
    },
  });
  if (letterId === undefined) throw new Error(`The notice of ${number} is there already`);
  return letterId;
}

function bodyOf(number: string): Bilingual {
  const law = citation('136');
  return {
    ne: `${law.ne} बमोजिम देहायको आधारमा कम्पनीको दर्ता खारेज गर्ने कारबाही नम्बर ${number} मा चलेको छ। दर्ता खारेज गर्नु नपर्ने भए त्यसको कारण र प्रमाणसहित यो सूचना पाएको मितिले दुई महिनाभित्र जवाफ दिनुहोला। बाँकी वार्षिक विवरण पेश गरी जरिबाना तिरेमा कारबाही सकिन्छ। म्यादभित्र जवाफ नआए वा जवाफ मनासिब नठहरिए कम्पनीको दर्ता खारेज हुनेछ।`,
    en: `Under the ${law.en}, cancellation of the registration of the company is under way as ${number} on the ground stated below. If it should not be cancelled, answer with reasons and evidence within two months of the day on which you receive this notice. Filing the missing annual reports and paying the fines ends the proceeding. If no answer comes in time, or it does not convince, the registration is cancelled.`,
  };
}

const same = (text: string): Bilingual => ({ ne: text, en: text });
const SUBJECT: Bilingual = {
  ne: 'कम्पनीको दर्ता खारेजी सम्बन्धी सूचना।',
  en: 'Notice of cancellation of the registration',
};
const STATED: Bilingual = { ne: 'व्यहोरा', en: 'Statement' };
const NUMBER: Bilingual = { ne: 'कारबाही नम्बर', en: 'Proceeding number' };
const GROUND: Bilingual = { ne: 'आधार', en: 'Ground' };
const YEARS: Bilingual = { ne: 'विवरण नबुझाएका आर्थिक वर्ष', en: 'Fiscal years without a report' };
const ADDRESS: Bilingual = { ne: 'रजिष्टर्ड कार्यालय', en: 'Registered office' };
const TIME: Bilingual = { ne: 'जवाफ दिने म्याद', en: 'Time to answer' };
const TWO_MONTHS: Bilingual = {
  ne: 'यो सूचना पाएको मितिले दुई महिना',
  en: 'Two months from the day on which this notice is received',
};
