import { wordLists, type WordEntry, type WordList } from '@registrar/domain/names/word-entries';
import type { Bilingual } from '@registrar/domain/bilingual';
import { notify } from '../../notifications/notify';
import type { UnitOfWork } from '../../platform/unit-of-work';

/** The page on which proposals wait. */
export const WORD_LIST_PAGE = '/name-word-lists';
const SHOWN = 3;

/** What a proposal is about, in a few words. */
export function proposalWords(entries: readonly Pick<WordEntry, 'english' | 'nepali'>[]): Bilingual {
  const [ne, en] = [
    entries.map(({ english, nepali }) => nepali || english),
    entries.map(({ english, nepali }) => english || nepali),
  ];
  const shorten = (words: readonly string[]): string =>
    `${words.slice(0, SHOWN).join(', ')}${words.length > SHOWN ? ' …' : ''}`;
  return { ne: shorten(ne), en: shorten(en) };
}

export interface WordNews {
  readonly to: string;
  readonly message: 'proposed' | 'approved' | 'refused' | 'expired';
  readonly proposalId: string;
  readonly list: WordList;
  readonly words: Bilingual;
  readonly remark?: string;
}

export async function notifyOfWords(
  unit: UnitOfWork,
  { to, message, proposalId, list, words, remark = '' }: WordNews,
): Promise<void> {
  const { ne, en } = wordLists.name(list);
  await notify(unit, {
    accountId: to,
    eventKey: `word-list:${proposalId}:${message}`,
    type: 'WORD_LIST',
    title: `wordList.${message}.title`,
    body: `wordList.${message}.body`,
    parameters: { listNepali: ne, listEnglish: en, wordsNepali: words.ne, wordsEnglish: words.en },
    remark,
    action: { label: 'mail.action.proposal' },
    link: `${WORD_LIST_PAGE}?tab=proposals`,
  });
}
