import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import type { Paper } from '../paper-data';
import { dayIn } from './association-paper';
import { clauseValues } from './clause-values';
import type { Founding } from './read-founding';

export const LETTER_TITLE: Bilingual = { ne: 'कम्पनी दर्ताको निवेदन', en: 'Application for registration of a company' };

const WORDS = {
  date: { ne: 'मिति', en: 'Date' },
  number: { ne: 'निवेदन नम्बर', en: 'Application number' },
  to: { ne: 'श्री कम्पनी रजिस्ट्रारज्यू,', en: 'To the Registrar,' },
  subject: { ne: 'विषय:', en: 'Subject:' },
  applicants: { ne: 'निवेदक', en: 'Applicants' },
  signature: { ne: 'सहीछाप', en: 'Signature' },
  enclosed: { ne: 'संलग्न कागजात', en: 'Enclosed' },
} as const satisfies Record<string, Bilingual>;

const SALUTATION: Bilingual = { ne: 'महोदय,', en: 'Dear Sir or Madam,' };

/** Companies Act sections 4 and 154: who applies for what. */
const REQUESTS: Readonly<Record<'HERE' | 'ABROAD', Bilingual>> = {
  HERE: {
    ne: 'देहायको विवरण भएको कम्पनी संस्थापना गर्न चाहेकाले कम्पनी ऐन, २०६३ को दफा ४ बमोजिम आवश्यक कागजात र तोकिएको दस्तुरसहित यो निवेदन पेस गरेका छौँ। उक्त कम्पनी दर्ता गरी दर्ता प्रमाणपत्र पाऊँ।',
    en: 'We wish to incorporate the company described below and, under section 4 of the Companies Act, 2063, apply with the documents and the fee prescribed. We ask that the company be registered and its certificate of registration be issued.',
  },
  ABROAD: {
    ne: 'देहायको विदेशी कम्पनीको कार्यालय नेपालमा खोल्न अधिकारप्राप्त निकायको स्वीकृति प्राप्त भएकाले कम्पनी ऐन, २०६३ को दफा १५४ बमोजिम आवश्यक कागजात र तोकिएको दस्तुरसहित यो निवेदन पेस गरेका छौँ। उक्त कार्यालय दर्ता गरी दर्ता प्रमाणपत्र पाऊँ।',
    en: 'The competent body has approved that the foreign company described below open an office in Nepal. Under section 154 of the Companies Act, 2063 we apply with the documents and the fee prescribed. We ask that the office be registered and its certificate of registration be issued.',
  },
};
const DECLARATION: Bilingual = {
  ne: 'निवेदनमा लेखिएको व्यहोरा ठीक साँचो छ, झुट्टा ठहरे कानुनबमोजिम सहुँला बुझाउँला।',
  en: 'What is written in this application is true; we answer before the law if it is not.',
};

/** The letter by which the founders ask for the registration, in one language. */
export function applicationLetter(founding: Founding, language: Language, today: string): Paper {
  const values = clauseValues(founding);
  const type = companyTypes.name(founding.companyType);
  const fact = (label: Bilingual, value: Bilingual | undefined | null): { label: string; value: string }[] => (value && value[language] ? [{ label: label[language], value: value[language] }] : []);
  const same = (text: string): Bilingual => ({ ne: text, en: text });
  const abroad = founding.headOffice !== null;
  return {
    template: 'application-letter.typ',
    data: {
      language,
      title: LETTER_TITLE[language],
      office: founding.office[language],
      date: dayIn(today, language),
      number: founding.applicationNumber,
      subject: `${LETTER_TITLE[language]}${language === 'ne' ? ' सम्बन्धमा।' : ''}`,
      salutation: SALUTATION[language],
      request: REQUESTS[abroad ? 'ABROAD' : 'HERE'][language],
      facts: [
        ...fact({ ne: 'कम्पनीको नाम (नेपालीमा)', en: 'Company name (in Nepali)' }, same(founding.companyName.ne)),
        ...fact({ ne: 'कम्पनीको नाम (अङ्ग्रेजीमा)', en: 'Company name (in English)' }, same(founding.companyName.en)),
        ...fact({ ne: 'कम्पनीको प्रकार', en: 'Company type' }, type),
        ...fact({ ne: 'रजिस्टर्ड कार्यालय', en: 'Registered office' }, founding.address),
        ...fact({ ne: 'फोन र इमेल', en: 'Phone and email' }, same([founding.contact.phone, founding.contact.email].filter(Boolean).join(' · '))),
        ...fact({ ne: 'विदेशस्थित मुख्य कार्यालय', en: 'Head office abroad' }, founding.headOffice && { ne: `${founding.headOffice.name.ne}, ${founding.headOffice.address.ne}`, en: `${founding.headOffice.name.en}, ${founding.headOffice.address.en}` }),
        ...fact({ ne: 'मुख्य उद्देश्य', en: 'Main objective' }, founding.objectives[0]),
        ...fact({ ne: 'अधिकृत पुँजी', en: 'Authorized capital' }, values.authorizedCapital),
        ...fact({ ne: 'जारी पुँजी', en: 'Issued capital' }, values.issuedCapital),
        ...fact({ ne: 'चुक्ता गर्न कबुल गरेको पुँजी', en: 'Capital undertaken to be paid' }, values.committedCapital),
        ...fact({ ne: 'सदस्यता शुल्क', en: 'Membership fee' }, values.membershipFee),
        ...fact({ ne: 'संस्थापक सङ्ख्या', en: 'Number of promoters' }, values.founderCount),
        ...fact({ ne: 'सञ्चालक सङ्ख्या', en: 'Number of directors' }, values.numberOfDirectors),
      ],
      declaration: DECLARATION[language],
      applicants: founding.founders.slice(0, APPLICANTS_SHOWN).map(({ name, address }) => ({ name: name[language], address: address[language] })),
      more: Math.max(0, founding.founders.length - APPLICANTS_SHOWN) > 0 ? MORE[language] : null,
      words: Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, word[language]])),
    },
  };
}

/** A letter is one page or two; who else founds the company stands in its memorandum. */
const APPLICANTS_SHOWN = 12;
const MORE: Bilingual = { ne: 'अन्य संस्थापकको विवरण प्रबन्धपत्रमा उल्लेख छ।', en: 'The other promoters are named in the memorandum.' };
