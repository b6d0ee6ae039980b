import { documentTypeChoices } from '@registrar/domain/enumerations';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { adToBs, longBsDate } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import { groupDigits } from '@registrar/domain/money';
import { composeClauses, type FoundingPaper } from '@registrar/domain/papers';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { Paper } from '../paper-data';
import { clauseValues } from './clause-values';
import type { Founding, PaperPerson } from './read-founding';

export const ASSOCIATION_TITLES: Readonly<Record<FoundingPaper, Bilingual>> = {
  MOA: documentTypeChoices.name('MOA'),
  AOA: documentTypeChoices.name('AOA'),
};

const ACT: Bilingual = { ne: 'कम्पनी ऐन, २०६३', en: 'Companies Act, 2063' };

/** Companies Act sections 18, 19 and 20. */
const INTRODUCTIONS: Readonly<Record<FoundingPaper, Bilingual>> = {
  MOA: {
    ne: 'कम्पनी ऐन, २०६३ को दफा १८ बमोजिम हामी तल सहीछाप गर्ने संस्थापकहरू यो प्रबन्धपत्र स्वीकार गरी कम्पनी संस्थापना गर्न मञ्जुर गर्दछौँ।',
    en: 'Under section 18 of the Companies Act, 2063 we, the promoters who sign below, agree to this memorandum and to the incorporation of the company.',
  },
  AOA: {
    ne: 'प्रबन्धपत्रमा उल्लिखित उद्देश्य प्राप्त गर्न र कम्पनीको काम कारबाही सुव्यवस्थित रूपले सञ्चालन गर्न कम्पनी ऐन, २०६३ को दफा २० बमोजिम यो नियमावली बनाइएको छ।',
    en: 'These articles are made under section 20 of the Companies Act, 2063 to attain the objectives of the memorandum and to order the conduct of the company’s business.',
  },
};

const WORDS = {
  law: { ne: 'ऐनको', en: 'Act,' },
  founders: { ne: 'संस्थापकको विवरण र सहीछाप', en: 'Promoters and their signatures' },
  members: { ne: 'संस्थापक सदस्यको विवरण र सहीछाप', en: 'Founding members and their signatures' },
  witnesses: { ne: 'साक्षी', en: 'Witnesses' },
  number: { ne: 'क्र.सं.', en: 'No.' },
  name: { ne: 'नाम, ठेगाना र परिचय', en: 'Name, address and identity' },
  shares: { ne: 'कबुल गरेको शेयर', en: 'Shares taken' },
  signature: { ne: 'सहीछाप', en: 'Signature' },
  total: { ne: 'जम्मा', en: 'Total' },
  drafter: { ne: 'मस्यौदाकार', en: 'Drafted by' },
  licence: { ne: 'प्रमाणपत्र नं.', en: 'Licence no.' },
  code: { ne: 'प्रमाणीकरण सङ्केत', en: 'Verification code' },
  verify: { ne: 'यो कागजात साँचो हो कि होइन, यहाँ जाँच्नुहोस्:', en: 'Check that this paper is genuine at:' },
  registered: { ne: 'दर्ता', en: 'Registered' },
  qr: { ne: 'कागजात जाँच्ने ठेगानाको QR', en: 'QR code with the address at which this paper is checked' },
} as const satisfies Record<string, Bilingual>;

/** Of a paper that the register has taken: its number and day stand on the first page, as a stamp does. */
export interface RegisteredAs {
  readonly number: string;
  readonly day: string;
  readonly office: Bilingual;
}

/** The memorandum or the articles in one language, as far as the filing is answered. */
export function associationPaper(founding: Founding, paper: FoundingPaper, language: Language, registered: RegisteredAs | null = null): Paper {
  const clauses = composeClauses(founding.companyType, paper, founding.generation.clauses, clauseValues(founding));
  const ofShares = companyTypeRules(founding.companyType).capital === 'SHARES';
  const words = Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, word[language]]));
  const total = founding.founders.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return {
    template: 'association.typ',
    data: {
      language,
      title: ASSOCIATION_TITLES[paper][language],
      company: founding.companyName[language] || founding.companyName[language === 'ne' ? 'en' : 'ne'],
      otherName: founding.companyName[language === 'ne' ? 'en' : 'ne'],
      act: ACT[language],
      introduction: INTRODUCTIONS[paper][language],
      clauses: clauses.map(({ number, heading, text, law }) => ({ number: number[language], heading: heading[language], paragraphs: text[language].split('\n'), law: law?.[language] ?? null })),
      foundersTitle: ofShares ? words['founders'] : words['members'],
      ofShares,
      founders: founding.founders.map((person, index) => row(person, index, language)),
      total: ofShares ? counted(total, language) : null,
      witnesses: founding.witnesses.map((person, index) => row(person, index, language)),
      drafter: founding.drafter ? { name: founding.drafter.name[language], licence: founding.drafter.licence } : null,
      registered: registered ? { number: registered.number, day: dayIn(registered.day, language), office: registered.office[language] } : null,
      words,
    },
  };
}

const counted = (value: number, language: Language): string => (language === 'ne' ? toNepaliDigits(groupDigits(String(value))) : groupDigits(String(value)));

function row({ name, address, identity, quantity }: PaperPerson, index: number, language: Language) {
  return { number: counted(index + 1, language), name: name[language], address: address[language], identity: identity[language], shares: quantity === null ? null : counted(quantity, language) };
}

export function dayIn(day: string, language: Language): string {
  const bs = adToBs(day);
  if (!bs) return language === 'ne' ? toNepaliDigits(day) : day;
  return language === 'ne' ? `वि.सं. ${longBsDate(bs, 'ne')}` : `${longBsDate(bs, 'en')} BS (${day} AD)`;
}
