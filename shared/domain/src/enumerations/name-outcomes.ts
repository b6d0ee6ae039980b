import { enumeration, type KeyOf } from './enumeration';

/** What a name check answers, the worst first: when several hold, the first of this list is the answer. */
export const nameOutcomes = enumeration([
  ['BLACKLIST_EXACT', 'नाम कालोसूचीमा रहेको छ', 'The name is listed on the blacklist'],
  ['ALREADY_REGISTERED', 'यो नाम दर्ता भइसकेको छ', 'The name is already registered'],
  ['BLACKLIST_SIMILAR', 'नाममा कालोसूचीका शब्द छन्', 'The name contains blacklisted words'],
  ['NAME_MISMATCH', 'अङ्ग्रेजी र नेपाली नाम मिलेनन्', 'The English and the Nepali name do not match'],
  ['SIMILAR_EXISTS', 'मिल्दोजुल्दो नाम छ', 'A similar name exists'],
  ['AVAILABLE', 'नाम उपलब्ध छ', 'The name is available'],
]);
export type NameOutcome = KeyOf<typeof nameOutcomes>;

/** The findings of a name check that an approver may allow, word by word and with a remark. */
export const passableKinds = ['NAME_FORBIDDEN_WORD', 'BLACKLIST_SIMILAR', 'NAME_MISMATCH'] as const;
