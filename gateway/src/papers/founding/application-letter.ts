import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { bothCalendars } from '@registrar/domain/calendar';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { citation } from '@registrar/domain/law/citation';
import { clauseGroupOf } from '@registrar/domain/papers';
import type { Paper } from '../paper-data';
import { clauseValues } from './clause-values';
import type { Founding } from './read-founding';

export const LETTER_TITLE: Bilingual = { ne: 'कम्पनी दर्ताको निवेदन', en: 'Application for registration of a company' };

const WORDS = {
  date: { ne: 'मिति', en: 'Date' },
  number: { ne: 'निवेदन नम्बर', en: 'Application number' },
  to: { ne: 'श्रीमान् रजिष्ट्रारज्यू,', en: 'To the Registrar,' },
  subject: { ne: 'विषय:', en: 'Subject:' },
  applicant: { ne: 'निवेदक', en: 'Applicant' },
  applicants: { ne: 'निवेदकहरू', en: 'Applicants' },
  signature: { ne: 'सहीछाप', en: 'Signature' },
} as const satisfies Record<string, Bilingual>;

const SALUTATION: Bilingual = { ne: 'महोदय,', en: 'Dear Sir or Madam,' };

const TO_INCORPORATE = citation('4(2)');
const FROM_ABROAD = citation('154');

/** Who applies for what. */
const REQUESTS: Readonly<Record<'ONE' | 'SEVERAL' | 'ABROAD', Bilingual>> = {
  ONE: {
    ne: `देहायको विवरण भएको कम्पनी संस्थापना गर्न चाहेकाले ${TO_INCORPORATE.ne} बमोजिम आवश्यक कागजात र तोकिएको दस्तुरसहित यो निवेदन पेश गरेको छु। उक्त कम्पनी दर्ता गरी दर्ता प्रमाणपत्र पाऊँ।`,
    en: `I wish to incorporate the company described below and apply under the ${TO_INCORPORATE.en}, with the documents and the fee prescribed. I request that the company be registered and its certificate of incorporation be issued.`,
  },
  SEVERAL: {
    ne: `देहायको विवरण भएको कम्पनी संस्थापना गर्न चाहेकाले ${TO_INCORPORATE.ne} बमोजिम आवश्यक कागजात र तोकिएको दस्तुरसहित यो निवेदन पेश गरेका छौँ। उक्त कम्पनी दर्ता गरी दर्ता प्रमाणपत्र पाऔँ।`,
    en: `We wish to incorporate the company described below and apply under the ${TO_INCORPORATE.en}, with the documents and the fee prescribed. We request that the company be registered and its certificate of incorporation be issued.`,
  },
  ABROAD: {
    ne: `देहायको विदेशी कम्पनीको कार्यालय नेपालमा खोल्न अधिकारप्राप्त निकायको स्वीकृति प्राप्त भएकाले ${FROM_ABROAD.ne} बमोजिम आवश्यक कागजात र तोकिएको दस्तुरसहित यो निवेदन पेश गरेका छौँ। उक्त कार्यालय दर्ता गरी दर्ता प्रमाणपत्र पाऔँ।`,
    en: `The competent authority has approved the opening of an office in Nepal by the foreign company described below. We apply under the ${FROM_ABROAD.en}, with the documents and the fee prescribed. We request that the office be registered and its certificate be issued.`,
  },
};
const declaration = (ofOne: boolean): Bilingual => ({
  ne: 'निवेदनमा लेखिएको व्यहोरा ठीक साँचो छ, झुट्टा ठहरे कानुनबमोजिम सहुँला बुझाउँला।',
  en: `The statements in this application are true; ${ofOne ? 'I' : 'we'} accept legal responsibility if they are not.`,
});

/** The letter by which the founders ask for the registration, in one language. */
export function applicationLetter(founding: Founding, language: Language, today: string): Paper {
  const values = clauseValues(founding);
  const type = companyTypes.name(founding.companyType);
  const fact = (label: Bilingual, value: Bilingual | undefined | null): { label: string; value: string }[] =>
    value && value[language] ? [{ label: label[language], value: value[language] }] : [];
  const same = (text: string): Bilingual => ({ ne: text, en: text });
  const ofOne = clauseGroupOf(founding.companyType) === 'SOLE';
  const words = Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, word[language]]));
  return {
    template: 'application-letter.typ',
    data: {
      language,
      title: LETTER_TITLE[language],
      office: founding.office[language],
      date: bothCalendars(today, language),
      number: founding.applicationNumber,
      subject: `${LETTER_TITLE[language]}${language === 'ne' ? ' सम्बन्धमा।' : ''}`,
      salutation: SALUTATION[language],
      request: REQUESTS[founding.headOffice !== null ? 'ABROAD' : ofOne ? 'ONE' : 'SEVERAL'][language],
      facts: [
        ...fact({ ne: 'कम्पनीको नाम (नेपालीमा)', en: 'Company name (in Nepali)' }, same(founding.companyName.ne)),
        ...fact({ ne: 'कम्पनीको नाम (अङ्ग्रेजीमा)', en: 'Company name (in English)' }, same(founding.companyName.en)),
        ...fact({ ne: 'कम्पनीको किसिम', en: 'Company type' }, type),
        ...fact({ ne: 'रजिष्टर्ड कार्यालय', en: 'Registered office' }, founding.address),
        ...fact(
          { ne: 'फोन र इमेल', en: 'Phone and email' },
          same([founding.contact.phone, founding.contact.email].filter(Boolean).join(' · ')),
        ),
        ...fact(
          { ne: 'विदेशस्थित प्रधान कार्यालय', en: 'Head office abroad' },
          founding.headOffice && {
            ne: `${founding.headOffice.name.ne}, ${founding.headOffice.address.ne}`,
            en: `${founding.headOffice.name.en}, ${founding.headOffice.address.en}`,
          },
        ),
        ...fact({ ne: 'मुख्य उद्देश्य', en: 'Main objective' }, founding.objectives[0]),
        ...fact({ ne: 'अधिकृत पुँजी', en: 'Authorized capital' }, values.authorizedCapital),
        ...fact({ ne: 'जारी पुँजी', en: 'Issued capital' }, values.issuedCapital),
        ...fact({ ne: 'चुक्ता गर्न कबुल गरेको पुँजी', en: 'Capital undertaken to be paid' }, values.committedCapital),
        ...fact({ ne: 'सदस्यता शुल्क', en: 'Membership fee' }, values.membershipFee),
        ...fact({ ne: 'संस्थापक सङ्ख्या', en: 'Number of promoters' }, values.founderCount),
        ...fact({ ne: 'सञ्चालक सङ्ख्या', en: 'Number of directors' }, values.numberOfDirectors),
      ],
      declaration: declaration(ofOne)[language],
      applicants: founding.founders
        .slice(0, APPLICANTS_SHOWN)
        .map(({ name, address }) => ({ name: name[language], address: address[language] })),
      more: Math.max(0, founding.founders.length - APPLICANTS_SHOWN) > 0 ? MORE[language] : null,
      words: { ...words, applicants: words[founding.founders.length > 1 ? 'applicants' : 'applicant'] },
    },
  };
}

/** A letter is one page or two; who else founds the company stands in its memorandum. */
const APPLICANTS_SHOWN = 12;
const MORE: Bilingual = {
  ne: 'अन्य संस्थापकको विवरण प्रबन्धपत्रमा उल्लेख छ।',
  en: 'The other promoters are named in the memorandum.',
};
