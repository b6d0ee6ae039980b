import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { bothCalendars } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import { processName, type NamedProcess } from '@registrar/domain/enumerations';
import { signingRoles, type SigningFact, type SigningRole } from '@registrar/domain/processes';
import { dayInNepal, timeInNepal } from '../../platform/clock';
import type { BilingualName } from '../../register/person-name';
import type { Paper } from '../paper-data';

export const SIGNING_WORDS = {
  company: { ne: 'कम्पनी', en: 'Company' },
  process: { ne: 'निवेदन', en: 'Application' },
  number: { ne: 'निवेदन नम्बर', en: 'Application number' },
  unsigned: { ne: 'हस्ताक्षर भएको छैन।', en: 'Not signed.' },
  signed: { ne: 'पोर्टलमा हस्ताक्षर भएको', en: 'Signed through the portal' },
  signedAt: { ne: 'हस्ताक्षर मिति र समय', en: 'Signed on' },
  confirmed: { ne: 'ओटीपी पुष्टि भएको ठेगाना', en: 'Confirmed by a code sent to' },
  hash: { ne: 'देखाइएको विवरणको SHA-256', en: 'SHA-256 of what was shown' },
} as const satisfies Record<string, Bilingual>;

export const HOW_SIGNED: Bilingual = {
  ne: 'हस्ताक्षर गर्ने व्यक्तिले माथिको विवरण पोर्टलमा पढी, आफूलाई पठाइएको ओटीपी राखेर हस्ताक्षर गरेको हो। यसमा हातले गरिएको सही हुँदैन।',
  en: 'The person read the above in the portal and signed by entering a code that was sent to them. There is no signature by hand.',
};

/** What a party signs, and how it was signed; `signed` null: not yet. */
export interface SignedMatter {
  readonly process: NamedProcess;
  readonly company: BilingualName;
  readonly party: BilingualName;
  readonly role: SigningRole;
  readonly paperName: Bilingual;
  readonly statement: Bilingual;
  readonly facts: readonly SigningFact[];
  readonly number: string | null;
  readonly signed: {
    readonly signedAt: Date;
    /** Masked. */
    readonly sentTo: string;
    /** SHA-256 in hex. */
    readonly hash: string;
  } | null;
}

/** A paper that is signed in the portal, in one language. */
export function signaturePaper(matter: SignedMatter, language: Language): Paper {
  const say = (text: Bilingual): string => text[language];
  const named = ({ nameEnglish, nameNepali }: BilingualName): string => (language === 'ne' ? nameNepali : nameEnglish);
  const fact = (label: Bilingual, value: string) => ({ label: say(label), value });
  const { signed } = matter;
  return {
    template: 'signature.typ',
    data: {
      language,
      title: say(matter.paperName),
      facts: [
        fact(SIGNING_WORDS.company, named(matter.company)),
        fact(SIGNING_WORDS.process, say(processName(matter.process))),
        ...(matter.number === null ? [] : [fact(SIGNING_WORDS.number, matter.number)]),
        ...matter.facts.map(({ label, value }) => fact(label, say(value))),
      ],
      statement: say(matter.statement),
      party: named(matter.party),
      role: say(signingRoles.name(matter.role)),
      signature: signed
        ? {
            heading: say(SIGNING_WORDS.signed),
            how: say(HOW_SIGNED),
            facts: [
              fact(SIGNING_WORDS.signedAt, signingMoment(signed.signedAt, language)),
              fact(SIGNING_WORDS.confirmed, signed.sentTo),
            ],
            hash: fact(SIGNING_WORDS.hash, signed.hash),
          }
        : null,
      unsigned: say(SIGNING_WORDS.unsigned),
    },
  };
}

export function signingMoment(at: Date, language: Language): string {
  const time = timeInNepal(at);
  return `${bothCalendars(dayInNepal(at), language)}, ${language === 'ne' ? toNepaliDigits(time) : time}`;
}
