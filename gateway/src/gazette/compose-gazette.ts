import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { Gazette } from '@registrar/domain/calls/gazettes';
import { entryChanges, type Publication } from '@registrar/domain/calls/publications';
import { toNepaliDigits } from '@registrar/domain/digits';
import { leavesOf, registerAspects } from '@registrar/domain/register';

const WORDS = {
  title: { ne: 'कम्पनी दर्ता राजपत्र, अङ्क', en: 'Gazette of the company register, no.' },
  company: { ne: 'कम्पनी', en: 'Company' },
  entered: { ne: 'प्रविष्टि', en: 'Entered' },
  day: { ne: 'लागू मिति', en: 'Effective on' },
  none: { ne: 'यस हप्ता दर्ता किताबमा कुनै प्रविष्टि भएन।', en: 'Nothing was entered in the register this week.' },
} as const satisfies Record<string, Bilingual>;

const OFFICE = { ne: 'कम्पनी रजिष्ट्रारको कार्यालय', en: 'Office of the Company Registrar' };

/** What the template of the PDF is given. */
export function gazetteData({ number, beginsOn, endsOn, publications }: Gazette, demonstration: Bilingual | null) {
  const [from, to] = [inBothCalendars(beginsOn), inBothCalendars(endsOn)];
  return {
    number,
    numberNepali: toNepaliDigits(String(number)),
    office: OFFICE,
    words: WORDS,
    week: { ne: `${from.ne} देखि ${to.ne} सम्म`, en: `${from.en} to ${to.en}` },
    demonstration,
    companies: publications.map(({ company, entries }) => ({
      name: { ne: company.nameNepali, en: company.nameEnglish },
      number: company.registrationNumber,
      day: inBothCalendars(entries[0]?.effectiveOn ?? beginsOn),
      entries: entries.map(described),
    })),
  };
}

/** The part, what happened to it, and its new words where it has any. */
function described({ aspect, change, after }: Publication['entries'][number]): Bilingual {
  const [part, what] = [registerAspects.name(aspect), entryChanges.name(change)];
  const texts = [...leavesOf(after ?? {})].flatMap(([path, value]) =>
    typeof value === 'string' ? [{ path, value }] : [],
  );
  const inLanguage = (other: 'Nepali' | 'English'): string =>
    texts
      .filter(({ path }) => !path.endsWith(other) && /(Nepali|English)$/.test(path))
      .map(({ value }) => value)
      .join('; ');
  const [ne, en] = [inLanguage('English'), inLanguage('Nepali')];
  return {
    ne: `${part.ne} (${what.ne})${ne === '' ? '' : `: ${ne}`}`,
    en: `${part.en} (${what.en})${en === '' ? '' : `: ${en}`}`,
  };
}
