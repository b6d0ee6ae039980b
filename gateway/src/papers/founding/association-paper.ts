import { documentTypeChoices } from '@registrar/domain/enumerations';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { bothCalendars } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import { groupDigits } from '@registrar/domain/money';
import { COMPANIES_ACT } from '@registrar/domain/law/citation';
import { clauseGroupOf, composeClauses, type FoundingPaper } from '@registrar/domain/papers';
import type { DescribedChange } from '@registrar/domain/register';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { Paper } from '../paper-data';
import { clauseValues } from './clause-values';
import type { Founding, PaperPerson } from './read-founding';

export const ASSOCIATION_TITLES: Readonly<Record<FoundingPaper, Bilingual>> = {
  MOA: documentTypeChoices.name('MOA'),
  AOA: documentTypeChoices.name('AOA'),
};

/** Companies Act sections 18, 19 and 20. */
const INTRODUCTIONS: Readonly<Record<FoundingPaper | 'MOA_OF_ONE', Bilingual>> = {
  MOA: {
    ne: 'कम्पनी ऐन, २०६३ को दफा १८ बमोजिम हामी तल सहीछाप गर्ने संस्थापकहरू यो प्रबन्धपत्र स्वीकार गरी कम्पनी संस्थापना गर्न मञ्जुर गर्दछौँ।',
    en: 'Under section 18 of the Companies Act, 2063, we, the undersigned promoters, accept this memorandum and agree to incorporate the company.',
  },
  MOA_OF_ONE: {
    ne: 'कम्पनी ऐन, २०६३ को दफा १८ बमोजिम म तल सहीछाप गर्ने संस्थापक यो प्रबन्धपत्र स्वीकार गरी कम्पनी संस्थापना गर्न मञ्जुर गर्दछु।',
    en: 'Under section 18 of the Companies Act, 2063, I, the undersigned promoter, accept this memorandum and agree to incorporate the company.',
  },
  AOA: {
    ne: 'प्रबन्धपत्रमा उल्लिखित उद्देश्य प्राप्त गर्न र कम्पनीको काम कारबाही सुव्यवस्थित रूपले सञ्चालन गर्न कम्पनी ऐन, २०६३ को दफा २० बमोजिम यो नियमावली बनाइएको छ।',
    en: 'These articles are made under section 20 of the Companies Act, 2063 to attain the objectives stated in the memorandum and to conduct the business of the company in an orderly manner.',
  },
};

const WORDS = {
  founder: { ne: 'संस्थापकको विवरण र सहीछाप', en: 'Promoter and signature' },
  founders: { ne: 'संस्थापकहरूको विवरण र सहीछाप', en: 'Promoters and signatures' },
  members: { ne: 'संस्थापक सदस्यहरूको विवरण र सहीछाप', en: 'Founding members and signatures' },
  witness: { ne: 'साक्षी', en: 'Witness' },
  witnesses: { ne: 'साक्षीहरू', en: 'Witnesses' },
  number: { ne: 'क्र.सं.', en: 'No.' },
  name: { ne: 'नाम, ठेगाना र परिचय', en: 'Name, address and identity' },
  shares: { ne: 'कबुल गरेको शेयर', en: 'Shares undertaken' },
  signature: { ne: 'सहीछाप', en: 'Signature' },
  total: { ne: 'जम्मा', en: 'Total' },
  drafter: { ne: 'मस्यौदाकार', en: 'Drafted by' },
  licence: { ne: 'प्रमाणपत्र नं.', en: 'Licence no.' },
  code: { ne: 'प्रमाणीकरण सङ्केत', en: 'Verification code' },
  verify: { ne: 'यो कागजातको सत्यता जाँच्ने लिङ्क:', en: 'Check the authenticity of this document at:' },
  registered: { ne: 'दर्ता नम्बर', en: 'Registration number' },
  registeredOn: { ne: 'दर्ता मिति', en: 'Date of registration' },
  amendedOn: { ne: 'संशोधन मिति', en: 'Amended on' },
  clauseAmended: { ne: 'संशोधन निर्णय मिति:', en: 'Amended by decision of' },
  changes: { ne: 'यस संशोधनले फेरेको व्यहोरा', en: 'What this amendment changed' },
  part: { ne: 'विवरण', en: 'Detail' },
  before: { ne: 'साबिक', en: 'Before' },
  after: { ne: 'संशोधित', en: 'As amended' },
  qr: { ne: 'कागजातको सत्यता जाँच्ने लिङ्कको QR', en: 'QR code of the link that checks the authenticity of this document' },
} as const satisfies Record<string, Bilingual>;

/** Of a paper that the register has taken: its number and day stand on the first page, as a stamp does. */
export interface RegisteredAs {
  readonly number: string;
  readonly day: string;
  readonly office: Bilingual;
  /** Drawn up anew: since which day it reads so, by which filing, and what that changed. */
  readonly amended?: { readonly on: string; readonly by: Bilingual; readonly changes: readonly DescribedChange[] };
}

/** The memorandum or the articles in one language, as far as the filing is answered. */
export function associationPaper(
  founding: Founding,
  paper: FoundingPaper,
  language: Language,
  registered: RegisteredAs | null = null,
): Paper {
  const clauses = composeClauses(founding.companyType, paper, founding.generation.clauses, clauseValues(founding));
  const ofOne = clauseGroupOf(founding.companyType) === 'SOLE';
  const ofShares = companyTypeRules(founding.companyType).capital === 'SHARES';
  const amendedOn = (key: string): string | null => {
    const day = founding.generation.clauses.find(
      ({ document, clause }) => document === paper && clause === key,
    )?.amendedOn;
    return day === undefined ? null : `${WORDS.clauseAmended[language]} ${bothCalendars(day, language)}`;
  };
  const words = Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, word[language]]));
  const total = founding.founders.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return {
    template: 'association.typ',
    data: {
      language,
      title: ASSOCIATION_TITLES[paper][language],
      company: founding.companyName[language] || founding.companyName[language === 'ne' ? 'en' : 'ne'],
      otherName: founding.companyName[language === 'ne' ? 'en' : 'ne'],
      act: COMPANIES_ACT[language],
      introduction: INTRODUCTIONS[paper === 'MOA' && ofOne ? 'MOA_OF_ONE' : paper][language],
      clauses: clauses.map(({ key, number, heading, text, law }) => ({
        number: number[language],
        heading: heading[language],
        paragraphs: text[language].split('\n'),
        law: law?.[language] ?? null,
        amended: amendedOn(key),
      })),
      changesTitle: registered?.amended && registered.amended.changes.length > 0 ? WORDS.changes[language] : null,
      changes: (registered?.amended?.changes ?? []).map(({ part, field, before, after }) => ({
        label: (field ?? part)[language],
        before: before?.[language] ?? null,
        after: after?.[language] ?? null,
      })),
      foundersTitle: words[ofOne ? 'founder' : ofShares ? 'founders' : 'members'],
      ofShares,
      founders: founding.founders.map((person, index) => row(person, index, language)),
      total: ofShares ? counted(total, language) : null,
      witnessesTitle: words[founding.witnesses.length > 1 ? 'witnesses' : 'witness'],
      witnesses: founding.witnesses.map((person, index) => row(person, index, language)),
      drafter: founding.drafter ? { name: founding.drafter.name[language], licence: founding.drafter.licence } : null,
      registered: registered
        ? {
            number: registered.number,
            day: bothCalendars(registered.day, language),
            office: registered.office[language],
            amended: registered.amended
              ? `${bothCalendars(registered.amended.on, language)} (${registered.amended.by[language]})`
              : null,
          }
        : null,
      words,
    },
  };
}

const counted = (value: number, language: Language): string =>
  language === 'ne' ? toNepaliDigits(groupDigits(String(value))) : groupDigits(String(value));

function row({ name, address, identity, quantity }: PaperPerson, index: number, language: Language) {
  return {
    number: counted(index + 1, language),
    name: name[language],
    address: address[language],
    identity: identity[language],
    shares: quantity === null ? null : counted(quantity, language),
  };
}
