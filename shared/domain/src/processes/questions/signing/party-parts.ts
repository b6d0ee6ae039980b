import { emailSchema, mobileNumberSchema } from '../../../accounts/contact';
import type { Bilingual } from '../../../bilingual';
import { bothCalendars } from '../../../calendar';
import { toNepaliDigits } from '../../../digits';
import type { SigningFact, SigningParty } from '../../definition/signing-party';

// Parts of a party that several definitions name.

export const partyName = ({ ne, en }: Bilingual): SigningParty['name'] => ({ nameNepali: ne, nameEnglish: en });

/** Where link and code go: what is not valid yet counts as not entered. */
export const partyContact = (email: unknown, phone: unknown): SigningParty['contact'] => ({
  email: emailSchema.safeParse(email).data,
  mobileNumber: mobileNumberSchema.safeParse(phone).data,
});

/** What is not answered is left out. */
export const partyFacts = (
  ...rows: readonly (readonly [ne: string, en: string, value: Bilingual | undefined])[]
): readonly SigningFact[] =>
  rows.flatMap(([ne, en, value]) => (value === undefined || value.ne === '' ? [] : [{ label: { ne, en }, value }]));

export const sameInBoth = (text: string): Bilingual => ({ ne: text, en: text });
export const countFact = (value: number): Bilingual => ({ ne: toNepaliDigits(String(value)), en: String(value) });
export const dayFact = (value: unknown): Bilingual | undefined =>
  typeof value === 'string' && value !== ''
    ? { ne: bothCalendars(value, 'ne'), en: bothCalendars(value, 'en') }
    : undefined;
