import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds, type LetterContent } from '@registrar/domain/calls/letters';
import { COMPANIES_ACT } from '@registrar/domain/law/citation';
import type { Paper } from '../papers/paper-data';
import { RECORD_WORDS } from '../papers/record/compose-record-letter';

export interface ComposedCopy {
  readonly content: LetterContent;
  readonly paper: Paper;
}

export interface CopyHead {
  readonly company: { readonly name: Bilingual; readonly registrationNumber: string; readonly office: Bilingual };
  /** Of the order and the copy in it: PRT-2083/84-KTM-000012/1. */
  readonly serial: string;
  /** The day on which it is issued, AD. */
  readonly issuedOn: string;
}

const WORDS = {
  ...RECORD_WORDS,
  number: { ne: 'क्रम नम्बर', en: 'Serial number' },
  to: { ne: 'कम्पनी:', en: 'Company:' },
  after: { ne: 'व्यहोरा', en: 'Stated' },
} as const;

const MARK: Bilingual = { ne: 'प्रमाणित प्रतिलिपि', en: 'Certified copy' };
const same = (text: string): Bilingual => ({ ne: text, en: text });

/** The sheet in front of the copied pages: of what they are a copy, and as of which day. */
export function certifiedCopy(
  head: CopyHead,
  { of, pages, originalHash }: { readonly of: Bilingual; readonly pages: number; readonly originalHash: string },
): ComposedCopy {
  const day = inBothCalendars(head.issuedOn);
  return sheet(head, {
    title: letterKinds.name('CERTIFIED_COPY'),
    subject: { ne: `${of.ne} को प्रमाणित प्रतिलिपि`, en: `Certified copy: ${of.en}` },
    body: {
      ne: `${COMPANIES_ACT.ne} को दफा २५ बमोजिम, यसपछिका पानाहरू यस कार्यालयको अभिलेखमा मिति ${day.ne} सम्म रहेको उल्लिखित कागजातको सक्कलबमोजिमको प्रतिलिपि भएको प्रमाणित गरिन्छ।`,
      en: `Under section 25 of the ${COMPANIES_ACT.en} this is to certify that the following pages are a true copy of the paper named here, as it is in the records of this office on ${day.en}.`,
    },
    facts: [
      { label: { ne: 'प्रतिलिपि गरिएको कागजात', en: 'Copied paper' }, value: of },
      { label: { ne: 'पाना', en: 'Pages' }, value: same(String(pages)) },
      { label: { ne: 'मान्य मिति (यस दिनसम्मको अभिलेख)', en: 'Valid as of' }, value: day },
      { label: { ne: 'सक्कल फाइलको SHA-256', en: 'SHA-256 of the original file' }, value: same(originalHash) },
    ],
  });
}

/** Says that the company meets its duties today; whoever checks it later reads whether that is still so. */
export function goodStanding(head: CopyHead): ComposedCopy {
  const day = inBothCalendars(head.issuedOn);
  return sheet(head, {
    title: letterKinds.name('GOOD_STANDING'),
    subject: { ne: 'कम्पनी नियमित रहेको सम्बन्धमा', en: 'Good standing of the company' },
    body: {
      ne: `यस कार्यालयको अभिलेखअनुसार मिति ${day.ne} मा यो कम्पनी सक्रिय अवस्थामा रहेको, ${COMPANIES_ACT.ne} बमोजिम बुझाउनुपर्ने वार्षिक विवरण स्वीकृत भएको र कुनै जरिबाना तिर्न बाँकी नरहेको प्रमाणित गरिन्छ। यो व्यहोरा हाल पनि सत्य छ वा छैन भन्ने तलको लिङ्कबाट जाँच्न सकिन्छ।`,
      en: `This is to certify that, by the records of this office on ${day.en}, the company is active, its annual report under the ${COMPANIES_ACT.en} is approved and no fine is unpaid. Whether this is still true can be checked at the link below.`,
    },
    facts: [
      { label: { ne: 'मान्य मिति (यस दिनसम्मको अभिलेख)', en: 'Valid as of' }, value: day },
      { label: { ne: 'कम्पनीको अवस्था', en: 'Status of the company' }, value: { ne: 'सक्रिय', en: 'Active' } },
    ],
  });
}

/** What the register writes by itself anyway, with the mark and the serial of the order. */
export function marked({ content, paper }: ComposedCopy, { serial, issuedOn }: CopyHead): ComposedCopy {
  const title = { ne: `${content.title.ne} (${MARK.ne})`, en: `${content.title.en} (certified copy)` };
  return {
    content: {
      ...content,
      title,
      number: serial,
      facts: [{ label: { ne: 'जारी मिति', en: 'Issued on' }, value: inBothCalendars(issuedOn) }, ...content.facts],
    },
    paper: { ...paper, data: { ...paper.data, title, number: serial } },
  };
}

interface Sheet {
  readonly title: Bilingual;
  readonly subject: Bilingual;
  readonly body: Bilingual;
  readonly facts: LetterContent['facts'];
}

function sheet({ company, serial, issuedOn }: CopyHead, { title, subject, body, facts }: Sheet): ComposedCopy {
  return {
    content: {
      office: company.office,
      title,
      subject,
      number: serial,
      addressee: company.name,
      paragraphs: [body],
      facts: [{ label: RECORD_WORDS.registrationNumber, value: same(company.registrationNumber) }, ...facts],
      // the office certifies under its seal
      signatory: null,
    },
    paper: {
      template: 'record-letter.typ',
      data: {
        title,
        office: company.office,
        number: serial,
        date: inBothCalendars(issuedOn),
        company: company.name,
        registrationNumber: company.registrationNumber,
        subject,
        body,
        compared: false,
        changes: facts.map(({ label, value }) => ({ label, before: null, after: value })),
        signatory: null,
        words: WORDS,
      },
    },
  };
}
