import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds, type LetterContent } from '@registrar/domain/calls/letters';
import { toNepaliDigits } from '@registrar/domain/digits';
import { COMPANIES_ACT } from '@registrar/domain/law/citation';
import type { DescribedChange } from '@registrar/domain/register';
import type { Paper } from '../paper-data';
import { labelOf, RECORD_WORDS } from '../record/compose-record-letter';

export interface RegisterExtract {
  readonly company: { readonly name: Bilingual; readonly registrationNumber: string; readonly office: Bilingual };
  /** AD days: of which the register is told, and on which it is written. */
  readonly on: string;
  readonly issuedOn: string;
  /** Of the company; it rises with every change. */
  readonly version: number;
  readonly parts: readonly DescribedChange[];
}

const TITLE = letterKinds.name('REGISTER_EXTRACT');

/** The number names what it tells of: the company, the day, and the state of its record. */
export const extractNumber = ({
  company,
  on,
  version,
}: Pick<RegisterExtract, 'on' | 'version'> & {
  readonly company: Pick<RegisterExtract['company'], 'registrationNumber'>;
}): string => `EX-${company.registrationNumber}-${on}-${version}`;

/** The extract as `/view` shows it. */
export function extractContent(extract: RegisterExtract): LetterContent {
  const { company, parts } = extract;
  return {
    office: company.office,
    title: TITLE,
    subject: subjectOf(extract),
    number: extractNumber(extract),
    addressee: company.name,
    paragraphs: [bodyOf(extract)],
    facts: parts.map((part) => ({ label: labelOf(part), value: part.after ?? RECORD_WORDS.none })),
    // no officer decided anything: the register itself is told, under the seal of the office
    signatory: null,
  };
}

/** The extract as its file is made, on the sheet of the record letter. */
export function extractPaper(extract: RegisterExtract): Paper {
  const { company, issuedOn, parts } = extract;
  return {
    template: 'record-letter.typ',
    data: {
      title: TITLE,
      office: company.office,
      number: extractNumber(extract),
      date: inBothCalendars(issuedOn),
      company: company.name,
      registrationNumber: company.registrationNumber,
      subject: subjectOf(extract),
      body: bodyOf(extract),
      compared: false,
      changes: parts.map((part) => ({ label: labelOf(part), before: null, after: part.after })),
      signatory: null,
      words: {
        ...RECORD_WORDS,
        number: { ne: 'उद्धरण नम्बर', en: 'Extract number' },
        to: { ne: 'कम्पनी:', en: 'Company:' },
        after: { ne: 'दर्ता किताबमा रहेको', en: 'In the register' },
      },
    },
  };
}

function subjectOf({ on }: RegisterExtract): Bilingual {
  const day = inBothCalendars(on);
  return { ne: `मिति ${day.ne} को दर्ता किताबको उद्धरण`, en: `Extract of the register as of ${day.en}` };
}

function bodyOf({ on, version }: RegisterExtract): Bilingual {
  const day = inBothCalendars(on);
  return {
    ne: `${COMPANIES_ACT.ne} बमोजिम यस कार्यालयको दर्ता किताबमा मिति ${day.ne} का दिन यस कम्पनीको देहायबमोजिमको विवरण रहेको प्रमाणित गरिन्छ। विवरणको संस्करण: ${toNepaliDigits(String(version))}।`,
    en: `This is to certify that the register kept by this office under the ${COMPANIES_ACT.en} states the following of this company as of ${day.en}. Version of the record: ${version}.`,
  };
}
