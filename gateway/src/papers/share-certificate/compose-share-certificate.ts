import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds, type LetterContent } from '@registrar/domain/calls/letters';
import { toNepaliDigits } from '@registrar/domain/digits';
import { shareTypes } from '@registrar/domain/enumerations';
import { citation } from '@registrar/domain/law/citation';
import { formatMoney, groupDigits, type Paisa } from '@registrar/domain/money';
import { issuedIn, paidOn, type ShareRange, type ShareTable } from '@registrar/domain/share-ledger';
import { CERTIFICATE_WORDS } from '../certificate/compose-certificate';
import { same } from '../certificate/certificate-of-change';
import type { IssuedFiling } from '../issued-filing';
import type { Paper } from '../paper-data';

/** What a holder has of a company, as of the day of the decision. */
export interface ShareCertificate {
  readonly filing: Pick<IssuedFiling, 'decidedOn' | 'signatory' | 'company'>;
  readonly number: string;
  readonly holder: Bilingual;
  readonly ranges: ShareTable;
  readonly ratePerShare: Paisa;
}

const TITLE = letterKinds.name('SHARE_CERTIFICATE');
const LAW = citation('33');
const WORDS = {
  ...CERTIFICATE_WORDS,
  number: { ne: 'प्रमाणपत्र नम्बर', en: 'Certificate number' },
  registeredOn: { ne: 'जारी मिति', en: 'Date of issue' },
} as const satisfies Record<string, Bilingual>;

/** The certificate as `/view` shows it. */
export function shareCertificateContent(certificate: ShareCertificate): LetterContent {
  const { filing, number, holder, ranges } = certificate;
  const { office, name, registrationNumber } = filing.company;
  return {
    office,
    title: TITLE,
    subject: {
      ne: `${holder.ne}: ${counted(issuedIn(ranges)).ne} कित्ता शेयर`,
      en: `${holder.en}: ${counted(issuedIn(ranges)).en} shares`,
    },
    number,
    addressee: holder,
    paragraphs: [shownStatement(certificate)],
    facts: [
      { label: { ne: 'कम्पनी', en: 'Company' }, value: name },
      { label: CERTIFICATE_WORDS.number, value: same(registrationNumber) },
      ...factsOf(certificate),
    ],
    signatory: filing.signatory,
  };
}

/** The certificate as its file is made, on the sheet of the certificate of incorporation. */
export function shareCertificatePaper(certificate: ShareCertificate): Paper {
  const { filing, number } = certificate;
  const { office, name, registrationNumber } = filing.company;
  return {
    template: 'certificate.typ',
    data: {
      title: TITLE,
      office,
      number,
      registeredOn: inBothCalendars(filing.decidedOn),
      company: name,
      opening: { ne: 'देहायको कम्पनीको शेयर प्रमाणित गरिन्छ', en: 'This is to certify that' },
      statement: printedStatement(certificate),
      facts: [{ label: CERTIFICATE_WORDS.number, value: same(registrationNumber) }, ...factsOf(certificate)],
      signatory: filing.signatory,
      words: WORDS,
    },
  };
}

/** Under the name of the company, which begins the English sentence. */
function printedStatement({ holder, filing }: ShareCertificate): Bilingual {
  const day = inBothCalendars(filing.decidedOn);
  return {
    ne: `${LAW.ne} बमोजिम मिति ${day.ne} मा यस कार्यालयमा रहेको माथि लेखिएको कम्पनीको शेयरधनी दर्ता किताबमा ${holder.ne} को नाममा देहायबमोजिमको शेयर कायम रहेकाले यो प्रमाणपत्र प्रदान गरिएको छ। उक्त शेयर सरेमा वा फेरिएमा यो प्रमाणपत्रको ठाउँमा नयाँ प्रमाणपत्र कायम हुनेछ।`,
    en: `has, in its table of shares kept by this office, as of ${day.en} the shares stated below in the name of ${holder.en} (${LAW.en}). When these shares move or change, a new certificate takes the place of this one.`,
  };
}

function shownStatement(certificate: ShareCertificate): Bilingual {
  const { ne, en } = printedStatement(certificate);
  return { ne, en: `${certificate.filing.company.name.en} ${en}` };
}

function factsOf({ holder, ranges, ratePerShare }: ShareCertificate): LetterContent['facts'] {
  return [
    { label: { ne: 'शेयरधनी', en: 'Shareholder' }, value: holder },
    { label: { ne: 'जम्मा शेयर (कित्ता)', en: 'Shares in all' }, value: counted(issuedIn(ranges)) },
    { label: { ne: 'प्रतिशेयर अङ्कित मूल्य', en: 'Face value of a share' }, value: amount(ratePerShare) },
    { label: { ne: 'जम्मा चुक्ता रकम', en: 'Paid in all' }, value: amount(paidOn(ranges)) },
    ...ranges.map((range) => ({
      label: {
        ne: `कित्ता ${counted(range.from).ne} – ${counted(range.to).ne}`,
        en: `Numbers ${counted(range.from).en} – ${counted(range.to).en}`,
      },
      value: toldOf(range),
    })),
  ];
}

function toldOf({ shareType, paidPerShare }: ShareRange): Bilingual {
  const type = shareType === null ? null : shareTypes.name(shareType);
  const paid = amount(paidPerShare);
  return {
    ne: `${type === null ? '' : `${type.ne}, `}प्रतिशेयर चुक्ता ${paid.ne}`,
    en: `${type === null ? '' : `${type.en}, `}${paid.en} paid per share`,
  };
}

const amount = (paisa: Paisa): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });

function counted(quantity: number): Bilingual {
  const en = groupDigits(String(quantity));
  return { ne: toNepaliDigits(en), en };
}
