import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { composeClauses, type FoundingPaper } from '@registrar/domain/papers';
import { ASSOCIATION_TITLES, type RegisteredAs } from './association-paper';
import { clauseValues } from './clause-values';
import type { Founding } from './read-founding';

/** A registered memorandum, or articles, as `/view` shows it: what it is, and its clauses. */
export function letterContentOf(founding: Founding, paper: FoundingPaper, registered: RegisteredAs): LetterContent {
  const same = (text: string): Bilingual => ({ ne: text, en: text });
  return {
    office: registered.office,
    title: ASSOCIATION_TITLES[paper],
    number: registered.number,
    addressee: founding.companyName,
    paragraphs: composeClauses(founding.companyType, paper, founding.generation.clauses, clauseValues(founding)).map(
      ({ number, heading, text }) => ({
        ne: `${number.ne}. ${heading.ne}: ${text.ne}`,
        en: `${number.en}. ${heading.en}: ${text.en}`,
      }),
    ),
    facts: [
      { label: { ne: 'कम्पनीको नाम (नेपालीमा)', en: 'Company name (in Nepali)' }, value: same(founding.companyName.ne) },
      {
        label: { ne: 'कम्पनीको नाम (अङ्ग्रेजीमा)', en: 'Company name (in English)' },
        value: same(founding.companyName.en),
      },
      { label: { ne: 'कम्पनीको किसिम', en: 'Company type' }, value: companyTypes.name(founding.companyType) },
      { label: { ne: 'दर्ता नम्बर', en: 'Registration number' }, value: same(registered.number) },
      { label: { ne: 'दर्ता मिति', en: 'Date of registration' }, value: inBothCalendars(registered.day) },
      ...(registered.amended
        ? [{ label: { ne: 'संशोधन मिति', en: 'Amended on' }, value: inBothCalendars(registered.amended.on) }]
        : []),
    ],
    signatory: null,
  };
}
