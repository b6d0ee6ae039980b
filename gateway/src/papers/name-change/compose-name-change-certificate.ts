import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { citation, COMPANIES_ACT } from '@registrar/domain/law/citation';
import {
  numberFact,
  printedCertificate,
  registeredFact,
  same,
  shownCertificate,
  type CertificateOfChange,
} from '../certificate/certificate-of-change';
import type { IssuedFiling } from '../issued-filing';
import type { Paper } from '../paper-data';

export interface NameChangeCertificate {
  readonly filing: Pick<IssuedFiling, 'decidedOn' | 'signatory' | 'company'>;
  /** The name until that day, in both scripts. */
  readonly former: Bilingual;
  readonly law: string | undefined;
}

/** The certificate as `/view` shows it. */
export const nameChangeContent = (certificate: NameChangeCertificate): LetterContent =>
  shownCertificate(sheetOf(certificate));

/** The certificate as its file is made. */
export const nameChangePaper = (certificate: NameChangeCertificate): Paper => printedCertificate(sheetOf(certificate));

function sheetOf(certificate: NameChangeCertificate): CertificateOfChange {
  const { company } = certificate.filing;
  const [registered, former] = [registeredFact(company), factsOf(certificate)];
  return {
    kind: 'CERTIFICATE_OF_NAME_CHANGE',
    filing: certificate.filing,
    opening: { ne: 'देहायको कम्पनीको नाम परिवर्तन भएको प्रमाणित गरिन्छ', en: 'This is to certify that' },
    day: { ne: 'नाम परिवर्तन मिति', en: 'Date of change of name' },
    statement: statementOf(certificate),
    facts: {
      shown: [
        { label: { ne: 'नयाँ नाम (नेपालीमा)', en: 'New name (in Nepali)' }, value: same(company.name.ne) },
        { label: { ne: 'नयाँ नाम (अङ्ग्रेजीमा)', en: 'New name (in English)' }, value: same(company.name.en) },
        ...numberFact(company),
        ...registered,
        ...former,
      ],
      printed: [...former, ...registered],
    },
  };
}

function statementOf({ filing: { decidedOn }, former, law }: NameChangeCertificate): Bilingual {
  const under = law === undefined ? COMPANIES_ACT : citation(law);
  const day = inBothCalendars(decidedOn);
  return {
    ne: `साबिक “${former.ne}” नाम भएको यस कम्पनीले ${under.ne} बमोजिम विशेष प्रस्ताव पारित गरी नाम परिवर्तन गरेको र मिति ${day.ne} देखि माथि लेखिएको नाम कम्पनीको अभिलेखमा कायम भएकाले यो प्रमाणपत्र प्रदान गरिएको छ। नाम परिवर्तन भए पनि कम्पनीको दर्ता नम्बर, अधिकार र दायित्व यथावत् रहनेछन्।`,
    en: `formerly “${former.en}”, changed its name by a special resolution under the ${under.en}, and bears the name stated above in the register of companies from ${day.en}. Its registration number, its rights and its obligations remain as they were.`,
  };
}

function factsOf({ filing: { company }, former }: NameChangeCertificate): LetterContent['facts'] {
  return [
    { label: { ne: 'साबिकको नाम (नेपालीमा)', en: 'Former name (in Nepali)' }, value: same(former.ne) },
    { label: { ne: 'साबिकको नाम (अङ्ग्रेजीमा)', en: 'Former name (in English)' }, value: same(former.en) },
    ...(company.type === null
      ? []
      : [{ label: { ne: 'कम्पनीको किसिम', en: 'Company type' }, value: companyTypes.name(company.type) }]),
  ];
}
