import type { TFunction } from 'i18next';
import type { Language } from '@registrar/contract/shell-api';
import { blacklistTypes, wordModeNames, type WordEntry } from '@registrar/domain/calls/word-lists';
import { consentBodies } from '@registrar/domain/names/consent-bodies';
import { localizeDigits } from '@registrar/i18n/numbers';

/** The word as a reader looks for it: in the reader's script first. */
export function wordIn({ english, nepali }: Pick<WordEntry, 'english' | 'nepali'>, language: Language): string {
  const both = language === 'ne' ? [nepali, english] : [english, nepali];
  return both.filter((word) => word !== '').join(' · ');
}

/** What the list says of a word besides the word itself. */
export function detailsOf(entry: WordEntry, language: Language, t: TFunction): string {
  const reason = language === 'ne' ? entry.reasonNepali : entry.reasonEnglish;
  return [
    entry.type === undefined ? '' : blacklistTypes.name(entry.type)[language],
    reason ?? '',
    entry.body === undefined ? '' : consentBodies.name(entry.body)[language],
    entry.mode === undefined ? '' : wordModeNames.name(entry.mode)[language],
    entry.overridable === true ? t('wordLists.overridable') : '',
    entry.nsicPrefixes === undefined
      ? ''
      : t('wordLists.nsic', { codes: localizeDigits(entry.nsicPrefixes.join(', '), language) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
