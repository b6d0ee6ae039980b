import type { TFunction } from 'i18next';
import type { Language } from '@registrar/contract/shell-api';
import type { ListedWord } from '@registrar/domain/calls/word-lists';
import { Button, Flex } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/data';
import { InstantPair } from '@registrar/ui/filing';
import { detailsOf, wordIn } from './entry-words';

export type WordDeed = 'change' | 'retire' | 'history';

interface WordColumns {
  readonly t: TFunction;
  readonly language: Language;
  readonly mayPropose: boolean;
  readonly show: 'active' | 'retired';
  readonly onChoose: (word: ListedWord, deed: WordDeed) => void;
}

export function wordColumns({ t, language, mayPropose, show, onChoose }: WordColumns): ColumnsType<ListedWord> {
  const deeds: readonly WordDeed[] = mayPropose ? ['change', 'retire', 'history'] : ['history'];
  return [
    { title: t('wordLists.nepali'), key: 'nepali', render: (_, { nepali }) => <span lang="ne">{nepali || '—'}</span> },
    { title: t('wordLists.english'), key: 'english', render: (_, { english }) => <span lang="en">{english || '—'}</span> },
    { title: t('wordLists.details'), key: 'details', width: '32%', render: (_, word) => detailsOf(word, language, t) || '—' },
    {
      title: t(show === 'retired' ? 'wordLists.retiredAt' : 'wordLists.addedAt'),
      key: 'at',
      render: (_, word) => <InstantPair at={show === 'retired' && word.retiredAt !== null ? word.retiredAt : word.addedAt} />,
    },
    {
      title: t('wordLists.deeds'),
      key: 'deeds',
      render: (_, word) => (
        <Flex wrap gap="small">
          {deeds.map((deed) =>
            word.changeWaits && deed !== 'history' ? null : (
              <Button key={deed} size="small" danger={deed === 'retire'} aria-label={t(`wordLists.${deed}Word`, { word: wordIn(word, language) })} onClick={() => onChoose(word, deed)}>
                {t(`wordLists.${deed}`)}
              </Button>
            ),
          )}
          {word.changeWaits ? <span>{t('wordLists.waits')}</span> : null}
        </Flex>
      ),
    },
  ];
}
