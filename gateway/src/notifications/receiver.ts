import type { WireLanguage } from '../platform/language';

/** What has to be known of an account to write to it. */
export const RECEIVER = ['email', 'language', 'username', 'name_english', 'name_nepali'] as const;

export interface Receiver {
  readonly email: string;
  readonly language: WireLanguage;
  readonly username: string;
  readonly name_english: string;
  readonly name_nepali: string;
}

/**
 * How a mail addresses the person; who has not written a name in a script is addressed in the other one, or by the
 * username.
 */
export function personOf(
  { language, username, name_english, name_nepali }: Omit<Receiver, 'email'>,
  written: WireLanguage = language,
): string {
  return (written === 'en' ? name_english || name_nepali : name_nepali || name_english) || username;
}
