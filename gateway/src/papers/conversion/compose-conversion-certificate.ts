import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations/company-types';
import { citation } from '@registrar/domain/law/citation';
import { conversionLaw } from '@registrar/domain/registration/conversions';
import {
  numberFact,
  printedCertificate,
  registeredFact,
  shownCertificate,
  type CertificateOfChange,
} from '../certificate/certificate-of-change';
import type { IssuedFiling } from '../issued-filing';
import type { Paper } from '../paper-data';

export interface ConversionCertificate {
  readonly filing: Pick<IssuedFiling, 'decidedOn' | 'signatory' | 'company'>;
  readonly formerType: CompanyType;
  /** As it was until that day, in both scripts. */
  readonly formerName: Bilingual;
}

/** The certificate as `/view` shows it. */
export const conversionContent = (certificate: ConversionCertificate): LetterContent =>
  shownCertificate(sheetOf(certificate));

/** The certificate as its file is made. */
export const conversionPaper = (certificate: ConversionCertificate): Paper => printedCertificate(sheetOf(certificate));

function sheetOf(certificate: ConversionCertificate): CertificateOfChange {
  const facts = factsOf(certificate);
  return {
    kind: 'CERTIFICATE_OF_CONVERSION',
    filing: certificate.filing,
    opening: { ne: 'देहायको कम्पनी परिणत भएको प्रमाणित गरिन्छ', en: 'This is to certify that' },
    day: { ne: 'परिणत मिति', en: 'Date of conversion' },
    statement: statementOf(certificate),
    facts: { shown: [...numberFact(certificate.filing.company), ...facts], printed: facts },
  };
}

function statementOf({ filing: { decidedOn, company }, formerType, formerName }: ConversionCertificate): Bilingual {
  const to = typeOf(company);
  const [under, day, was, is] = [
    citation(conversionLaw(formerType, to)),
    inBothCalendars(decidedOn),
    companyTypes.name(formerType),
    companyTypes.name(to),
  ];
  return {
    ne: `साबिक “${formerName.ne}” (${was.ne}) रहेको यस कम्पनी ${under.ne} बमोजिम विशेष प्रस्ताव पारित गरी “${is.ne}” मा परिणत भएको र मिति ${day.ne} देखि सोही किसिम र माथि लेखिएको नाम कम्पनीको अभिलेखमा कायम भएकाले यो प्रमाणपत्र प्रदान गरिएको छ। परिणत भए पनि कम्पनीको दर्ता नम्बर, अधिकार र दायित्व यथावत् रहनेछन्।`,
    en: `formerly “${formerName.en}” (${was.en}), was converted by a special resolution under the ${under.en} into a company of the type “${is.en}”, and stands so, with the name stated above, in the register of companies from ${day.en}. Its registration number, its rights and its obligations remain as they were.`,
  };
}

function factsOf({ filing: { company }, formerType, formerName }: ConversionCertificate): LetterContent['facts'] {
  return [
    { label: { ne: 'नयाँ किसिम', en: 'New company type' }, value: companyTypes.name(typeOf(company)) },
    { label: { ne: 'साबिकको किसिम', en: 'Former company type' }, value: companyTypes.name(formerType) },
    ...(formerName.en === company.name.en
      ? []
      : [{ label: { ne: 'साबिकको नाम', en: 'Former name' }, value: formerName }]),
    ...registeredFact(company),
  ];
}

function typeOf({ type }: IssuedFiling['company']): CompanyType {
  if (type === null) throw new Error('A converted company has a type');
  return type;
}
