import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { parentCompanyTypeOf, type CompanyType } from '@registrar/domain/enumerations/company-types';
import { formatMoney } from '@registrar/domain/money';
import type { Paper } from '../paper-data';

/** A company as it is on the day of its registration. Amounts in paisa, days in AD. */
export interface RegisteredCompany {
  readonly name: Bilingual;
  readonly registrationNumber: string;
  readonly registeredOn: string;
  readonly type: CompanyType;
  readonly typeName: Bilingual;
  readonly office: Bilingual;
  readonly address: Bilingual | null;
  readonly authorizedCapital: number | null;
  readonly paidUpCapital: number | null;
}

const TITLE: Bilingual = { ne: 'कम्पनी दर्ताको प्रमाणपत्र', en: 'Certificate of Incorporation' };
const OPENING: Bilingual = { ne: 'देहायको कम्पनी दर्ता भएको प्रमाणित गरिन्छ', en: 'This is to certify that' };

/** What the Act says of each kind of company at its registration: sections 5 and 7, 8, 154 and 166. */
const STATEMENTS: Readonly<
  Record<'PRIVATE' | 'PUBLIC' | 'NON_PROFIT' | 'FOREIGN_BRANCH' | 'FOREIGN_LIAISON', Bilingual>
> = {
  PRIVATE: {
    ne: 'कम्पनी ऐन, २०६३ को दफा ५ बमोजिम यो कम्पनी माथि लेखिएको मितिमा प्राइभेट कम्पनीको रूपमा दर्ता भएकाले यो प्रमाणपत्र प्रदान गरिएको छ। सोही मितिदेखि यो अविच्छिन्न उत्तराधिकारवाला स्वशासित र सङ्गठित संस्था हो र यसका शेयरधनीको दायित्व सीमित छ।',
    en: 'has been registered as a private company under section 5 of the Companies Act, 2063 on the date stated above. From that date it is an autonomous body corporate with perpetual succession, and the liability of its shareholders is limited.',
  },
  PUBLIC: {
    ne: 'कम्पनी ऐन, २०६३ को दफा ५ बमोजिम यो कम्पनी माथि लेखिएको मितिमा पब्लिक कम्पनीको रूपमा दर्ता भएकाले यो प्रमाणपत्र प्रदान गरिएको छ। सोही मितिदेखि यो अविच्छिन्न उत्तराधिकारवाला स्वशासित र सङ्गठित संस्था हो र यसका शेयरधनीको दायित्व सीमित छ। कारोबार प्रारम्भ गर्न दफा ६३ बमोजिम स्वीकृति लिनुपर्नेछ।',
    en: 'has been registered as a public company under section 5 of the Companies Act, 2063 on the date stated above. From that date it is an autonomous body corporate with perpetual succession, and the liability of its shareholders is limited. It shall obtain the approval under section 63 before it commences its business.',
  },
  NON_PROFIT: {
    ne: 'कम्पनी ऐन, २०६३ को दफा ५ र परिच्छेद १९ बमोजिम यो कम्पनी माथि लेखिएको मितिमा मुनाफा वितरण नगर्ने कम्पनीको रूपमा दर्ता भएकाले यो प्रमाणपत्र प्रदान गरिएको छ। सोही मितिदेखि यो अविच्छिन्न उत्तराधिकारवाला स्वशासित र सङ्गठित संस्था हो र यसका सदस्यको दायित्व सीमित छ।',
    en: 'has been registered as a company not distributing profit under section 5 and Chapter 19 of the Companies Act, 2063 on the date stated above. From that date it is an autonomous body corporate with perpetual succession, and the liability of its members is limited.',
  },
  FOREIGN_BRANCH: {
    ne: 'कम्पनी ऐन, २०६३ को दफा १५४ बमोजिम विदेशी कम्पनीको यो शाखा कार्यालय माथि लेखिएको मितिमा दर्ता भएकाले यो प्रमाणपत्र प्रदान गरिएको छ।',
    en: 'has been registered as the branch office of a foreign company under section 154 of the Companies Act, 2063 on the date stated above.',
  },
  FOREIGN_LIAISON: {
    ne: 'कम्पनी ऐन, २०६३ को दफा १५४ बमोजिम विदेशी कम्पनीको यो सम्पर्क कार्यालय माथि लेखिएको मितिमा दर्ता भएकाले यो प्रमाणपत्र प्रदान गरिएको छ। सम्पर्क कार्यालयले नेपालमा आय आर्जन गर्ने कारोबार गर्न पाउँदैन।',
    en: 'has been registered as the liaison office of a foreign company under section 154 of the Companies Act, 2063 on the date stated above. A liaison office shall not carry on any business in Nepal that earns an income.',
  },
};

export const CERTIFICATE_WORDS = {
  number: { ne: 'दर्ता नम्बर', en: 'Registration number' },
  registeredOn: { ne: 'दर्ता मिति', en: 'Date of registration' },
  qr: {
    ne: 'प्रमाणपत्रको सत्यता जाँच्ने लिङ्कको QR',
    en: 'QR code of the link that checks the authenticity of this certificate',
  },
  code: { ne: 'प्रमाणीकरण सङ्केत', en: 'Verification code' },
  verify: { ne: 'यो प्रमाणपत्रको सत्यता जाँच्ने लिङ्क:', en: 'Check the authenticity of this certificate at:' },
  signed: { ne: 'विद्युतीय हस्ताक्षर गरिएको', en: 'Signed electronically' },
} as const satisfies Record<string, Bilingual>;

/** The certificate as `/view` shows it. */
export function certificateContent(company: RegisteredCompany, signatory: LetterContent['signatory']): LetterContent {
  return {
    office: company.office,
    title: TITLE,
    number: company.registrationNumber,
    addressee: company.name,
    paragraphs: [statementOf(company.type)],
    facts: [
      { label: { ne: 'कम्पनीको नाम (नेपालीमा)', en: 'Company name (in Nepali)' }, value: same(company.name.ne) },
      { label: { ne: 'कम्पनीको नाम (अङ्ग्रेजीमा)', en: 'Company name (in English)' }, value: same(company.name.en) },
      { label: CERTIFICATE_WORDS.number, value: same(company.registrationNumber) },
      { label: CERTIFICATE_WORDS.registeredOn, value: inBothCalendars(company.registeredOn) },
      ...factsOf(company),
    ],
    signatory,
  };
}

/** The certificate as its file is made: one sheet that says everything in both languages. */
export function certificatePaper(company: RegisteredCompany, signatory: LetterContent['signatory']): Paper {
  return {
    template: 'certificate.typ',
    data: {
      title: TITLE,
      office: company.office,
      number: company.registrationNumber,
      registeredOn: inBothCalendars(company.registeredOn),
      company: company.name,
      opening: OPENING,
      statement: statementOf(company.type),
      facts: factsOf(company),
      signatory,
      words: CERTIFICATE_WORDS,
    },
  };
}

function statementOf(type: CompanyType): Bilingual {
  const parent = parentCompanyTypeOf(type);
  switch (parent) {
    case 'PRIVATE_SOLE_PROPRIETOR':
    case 'PRIVATE_MULTIPLE_PROPRIETOR':
      return STATEMENTS.PRIVATE;
    case 'PUBLIC_GOVERNMENT':
    case 'PUBLIC_NON_GOVERNMENT':
      return STATEMENTS.PUBLIC;
    case 'NON_PROFIT':
    case 'FOREIGN_BRANCH':
    case 'FOREIGN_LIAISON':
      return STATEMENTS[parent];
  }
}

function factsOf({ typeName, address, authorizedCapital, paidUpCapital }: RegisteredCompany): LetterContent['facts'] {
  const amount = (paisa: number): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });
  return [
    { label: { ne: 'कम्पनीको किसिम', en: 'Company type' }, value: typeName },
    ...(address ? [{ label: { ne: 'रजिष्टर्ड कार्यालय', en: 'Registered office' }, value: address }] : []),
    ...(authorizedCapital === null
      ? []
      : [{ label: { ne: 'अधिकृत पुँजी', en: 'Authorized capital' }, value: amount(authorizedCapital) }]),
    ...(paidUpCapital === null
      ? []
      : [{ label: { ne: 'चुक्ता पुँजी', en: 'Paid-up capital' }, value: amount(paidUpCapital) }]),
  ];
}

const same = (text: string): Bilingual => ({ ne: text, en: text });
