import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds, type LetterContent } from '@registrar/domain/calls/letters';
import { citation, COMPANIES_ACT } from '@registrar/domain/law/citation';
import type { DescribedChange } from '@registrar/domain/register';
import type { IssuedFiling } from '../issued-filing';
import type { Paper } from '../paper-data';

export interface RecordLetter {
  readonly filing: Pick<
    IssuedFiling,
    'name' | 'applicationNumber' | 'submittedOn' | 'decidedOn' | 'signatory' | 'company' | 'filedBy'
  >;
  /** The provision that the filing rests on. */
  readonly law: string | undefined;
  readonly changes: readonly DescribedChange[];
}

export const RECORD_WORDS = {
  number: { ne: 'निवेदन नम्बर', en: 'Application number' },
  date: { ne: 'मिति', en: 'Date' },
  to: { ne: 'श्री', en: 'To' },
  registrationNumber: { ne: 'दर्ता नम्बर', en: 'Registration number' },
  subject: { ne: 'विषय:', en: 'Subject:' },
  part: { ne: 'विवरण', en: 'Detail' },
  before: { ne: 'साबिक', en: 'Before' },
  after: { ne: 'हाल कायम भएको', en: 'Now' },
  none: { ne: '—', en: '—' },
  qr: { ne: 'पत्रको सत्यता जाँच्ने लिङ्कको QR', en: 'QR code of the link that checks the authenticity of this letter' },
  code: { ne: 'प्रमाणीकरण सङ्केत', en: 'Verification code' },
  verify: { ne: 'यो पत्रको सत्यता जाँच्ने लिङ्क:', en: 'Check the authenticity of this letter at:' },
  signed: { ne: 'विद्युतीय हस्ताक्षर गरिएको', en: 'Signed electronically' },
} as const satisfies Record<string, Bilingual>;

/** The letter as `/view` shows it. */
export function recordLetterContent(letter: RecordLetter): LetterContent {
  const { filing, changes } = letter;
  return {
    office: filing.company.office,
    title: letterKinds.name('RECORD_LETTER'),
    subject: subjectOf(letter),
    number: filing.applicationNumber,
    addressee: filing.company.name,
    paragraphs: [bodyOf(letter)],
    facts: [
      { label: RECORD_WORDS.registrationNumber, value: same(filing.company.registrationNumber) },
      ...changes.map((change) => ({ label: labelOf(change), value: fromTo(change) })),
    ],
    signatory: filing.signatory,
  };
}

/** The letter as its file is made: one sheet in both languages, with what stood before beside what stands now. */
export function recordLetterPaper(letter: RecordLetter): Paper {
  const { filing, changes } = letter;
  return {
    template: 'record-letter.typ',
    data: {
      title: letterKinds.name('RECORD_LETTER'),
      office: filing.company.office,
      number: filing.applicationNumber,
      date: inBothCalendars(filing.decidedOn),
      company: filing.company.name,
      registrationNumber: filing.company.registrationNumber,
      subject: subjectOf(letter),
      body: bodyOf(letter),
      changes: changes.map((change) => ({ label: labelOf(change), before: change.before, after: change.after })),
      signatory: filing.signatory,
      words: RECORD_WORDS,
    },
  };
}

const subjectOf = ({ filing: { name } }: RecordLetter): Bilingual => ({
  ne: `${name.ne}: अभिलेख अद्यावधिक गरिएको सम्बन्धमा।`,
  en: `${name.en}: the register was updated`,
});

function bodyOf({ filing: { applicationNumber, submittedOn, decidedOn, filedBy }, law }: RecordLetter): Bilingual {
  const under = law === undefined ? COMPANIES_ACT : citation(law);
  const [submitted, decided] = [inBothCalendars(submittedOn), inBothCalendars(decidedOn)];
  const filer =
    filedBy === null
      ? { ne: 'त्यस कम्पनीले', en: 'the company' }
      : {
          ne: `${filedBy.name.ne} (दर्ता नम्बर ${filedBy.registrationNumber}) ले`,
          en: `${filedBy.name.en} (registration number ${filedBy.registrationNumber})`,
        };
  const whose = filedBy === null ? 'कम्पनीको' : 'त्यस कम्पनीको';
  const register = filedBy === null ? 'the register of companies' : 'your company in the register of companies';
  return {
    ne: `प्रस्तुत विषयमा ${filer.ne} ${under.ne} बमोजिम मिति ${submitted.ne} मा पेश गरेको निवेदन नम्बर ${applicationNumber} उपर कारबाही हुँदा ${whose} अभिलेखमा देहायको विवरण मिति ${decided.ne} देखि लागू हुने गरी अद्यावधिक गरिएको व्यहोरा जानकारी गराइन्छ।`,
    en: `With reference to application number ${applicationNumber}, which ${filer.en} submitted on ${submitted.en} under the ${under.en}, this office has updated ${register} as stated below, with effect from ${decided.en}.`,
  };
}

/** A part whose one value it is needs no second name. */
export function labelOf({ part, field }: DescribedChange): Bilingual {
  return field === null || field.en === part.en
    ? part
    : { ne: `${part.ne} – ${field.ne}`, en: `${part.en} – ${field.en}` };
}

function fromTo({ before, after }: DescribedChange): Bilingual {
  if (before === null) return after ?? RECORD_WORDS.none;
  return {
    ne: `${after?.ne ?? RECORD_WORDS.none.ne} (${RECORD_WORDS.before.ne}: ${before.ne})`,
    en: `${after?.en ?? RECORD_WORDS.none.en} (${RECORD_WORDS.before.en.toLowerCase()}: ${before.en})`,
  };
}

const same = (text: string): Bilingual => ({ ne: text, en: text });
