import { z } from 'zod';
import { toLatinDigits } from '../digits';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { consentBodies } from './consent-bodies';
import { wordModes } from './name-rules';
import { plainWord } from './word-matching';

/** The office's word lists, in the order in which the page shows them. */
export const wordLists = enumeration([
  ['BLACKLIST', 'कालोसूची', 'Blacklist'],
  ['FORBIDDEN', 'निषेधित शब्द', 'Forbidden words'],
  ['PRONOUN', 'सर्वनाम', 'Pronouns'],
  ['DOT_COM', 'डट कम शब्द', 'Dot-com words'],
  ['CONSENT', 'सहमति चाहिने शब्द', 'Consent words'],
  ['ACTIVITY', 'कामका शब्द', 'Activity words'],
  ['OBJECTIVE', 'उद्देश्य खोज्ने शब्द', 'Words to find objectives by'],
]);
export type WordList = KeyOf<typeof wordLists>;

export const wordModeNames = enumeration([
  ['STANDALONE', 'छुट्टै शब्द भएमा', 'As a word of its own'],
  ['FIRST', 'पहिलो शब्द भएमा', 'As the first word'],
  ['ANYWHERE', 'शब्दको भाग भए पनि', 'Also as a part of a word'],
]);

export const blacklistTypes = enumeration([
  ['OFFENSIVE', 'अपमानजनक', 'Offensive'],
  ['STATE', 'राज्यको निकाय', 'Organ of the state'],
  ['RELIGION', 'धर्म र समुदाय', 'Religion and community'],
  ['REGULATED', 'कानुनले छुट्याएको', 'Reserved by law'],
  ['DECEPTIVE', 'भ्रामक', 'Misleading'],
]);

const code = (value: ValidationCode): ValidationCode => value;
const WORD_MAXIMUM = 60;

const english = z
  .string()
  .trim()
  .max(WORD_MAXIMUM, code('TOO_LONG'))
  .regex(/^[\p{Script=Latin}.'’ -]*$/u, { error: code('WORD_ENGLISH_LATIN') });
const nepali = z
  .string()
  .trim()
  .max(WORD_MAXIMUM, code('TOO_LONG'))
  .regex(/^(?:\p{Script=Devanagari}|\u200C|\u200D|[. -])*$/u, { error: code('WORD_NEPALI_DEVANAGARI') });
// kept in small letters, so that a name is found whatever its case
const words = { english: english.transform(plainWord).default(''), nepali: nepali.transform(plainWord).default('') };
const mode = z.enum(wordModes, { error: code('WORD_MODE_REQUIRED') }).default('STANDALONE');

const inEitherScript = (entry: { readonly english?: string; readonly nepali?: string }): boolean =>
  Boolean(entry.english) || Boolean(entry.nepali);
// Named together with what else is missing, so that nobody corrects the form twice.
const missing = { path: ['nepali'], error: code('WORD_REQUIRED'), when: () => true };

/** Codes of objectives, or how they begin; Nepali digits are taken. */
const nsic = (pattern: RegExp, error: ValidationCode) =>
  z
    .array(z.string().trim().transform(toLatinDigits).pipe(z.string().regex(pattern, { error })), { error })
    .min(1, { error })
    .max(40);

/** An entry as it is proposed, list by list. A blacklisted word is kept as it is written, because findings quote it. */
export const wordEntrySchemas = {
  BLACKLIST: z.object({
    english: english.min(1, { error: code('WORD_IN_BOTH_REQUIRED') }),
    nepali: nepali.min(1, { error: code('WORD_IN_BOTH_REQUIRED') }),
    type: z.enum(blacklistTypes.keys, { error: code('WORD_TYPE_REQUIRED') }),
    reasonEnglish: requiredText('WORD_REASON_REQUIRED').max(300, code('TOO_LONG')),
    reasonNepali: requiredText('WORD_REASON_REQUIRED').max(300, code('TOO_LONG')),
  }),
  FORBIDDEN: z.object({ ...words, mode, overridable: z.boolean().default(false) }).refine(inEitherScript, missing),
  PRONOUN: z.object(words).refine(inEitherScript, missing),
  DOT_COM: z.object(words).refine(inEitherScript, missing),
  CONSENT: z
    .object({ ...words, mode, body: z.enum(consentBodies.keys, { error: code('CONSENT_BODY_REQUIRED') }) })
    .refine(inEitherScript, missing),
  ACTIVITY: z
    .object({ ...words, nsicPrefixes: nsic(/^\d{1,6}$/, 'NSIC_PREFIX_INVALID') })
    .refine(inEitherScript, missing),
  OBJECTIVE: z.object({ ...words, nsicPrefixes: nsic(/^\d{4}$/, 'NSIC_CODE_INVALID') }).refine(inEitherScript, missing),
} as const satisfies Readonly<Record<WordList, z.ZodType>>;

/** What any list keeps of an entry; what a list does not know is empty. */
export const wordEntrySchema = z.object({
  english: z.string(),
  nepali: z.string(),
  mode: z.enum(wordModes).optional(),
  overridable: z.boolean().optional(),
  body: consentBodies.schema.optional(),
  nsicPrefixes: z.array(z.string()).optional(),
  type: z.enum(blacklistTypes.keys).optional(),
  reasonEnglish: z.string().optional(),
  reasonNepali: z.string().optional(),
});
export type WordEntry = z.infer<typeof wordEntrySchema>;
