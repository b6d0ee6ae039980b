import type { TFunction } from 'i18next';
import type { Language } from '@registrar/contract/shell-api';
import type { ListedWord } from '@registrar/domain/calls/word-lists';
import { Button } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import { detailsOf, wordIn } from './entry-words';
import styles from './word-lists.module.css';

export type WordAction = 'change' | 'retire' | 'history';

interface WordColumns {
  readonly t: TFunction;
  readonly language: Language;
  readonly mayPropose: boolean;
  readonly show: 'active' | 'retired';
  /** On a phone each word is a card of its own. */
  readonly narrow: boolean;
  readonly onChoose: (word: ListedWord, action: WordAction) => void;
}

export function wordColumns({ t, language, mayPropose, show, narrow, onChoose }: WordColumns): ColumnsType<ListedWord> {
  const actions: readonly WordAction[] = mayPropose ? ['change', 'retire', 'history'] : ['history'];
  const at = (word: ListedWord) => (show === 'retired' && word.retiredAt !== null ? word.retiredAt : word.addedAt);
  const atTitle = t(show === 'retired' ? 'wordLists.retiredAt' : 'wordLists.addedAt');
  const buttons = (word: ListedWord) => (
    <div className={styles['actions']}>
      {actions.map((action) =>
        word.changeWaits && action !== 'history' ? null : (
          <Button
            key={action}
            size="small"
            danger={action === 'retire'}
            aria-label={t(`wordLists.${action}Word`, { word: wordIn(word, language) })}
            onClick={() => onChoose(word, action)}
          >
            {t(`wordLists.${action}`)}
          </Button>
        ),
      )}
      {word.changeWaits ? <span>{t('wordLists.waits')}</span> : null}
    </div>
  );
  if (narrow) {
    return [
      {
        title: t('wordLists.word'),
        key: 'word',
        render: (_, word) => (
          <div className={styles['card']}>
            <span className={styles['word']}>{wordIn(word, language)}</span>
            {detailsOf(word, language, t) === '' ? null : <span>{detailsOf(word, language, t)}</span>}
            <span className={styles['soft']}>
              {atTitle}: <InstantPair at={at(word)} inline />
            </span>
            {buttons(word)}
          </div>
        ),
      },
    ];
  }
  return [
    { title: t('wordLists.nepali'), key: 'nepali', render: (_, { nepali }) => <span lang="ne">{nepali || '—'}</span> },
    {
      title: t('wordLists.english'),
      key: 'english',
      render: (_, { english }) => <span lang="en">{english || '—'}</span>,
    },
    {
      title: t('wordLists.details'),
      key: 'details',
      width: '30%',
      render: (_, word) => detailsOf(word, language, t) || '—',
    },
    { title: atTitle, key: 'at', render: (_, word) => <InstantPair at={at(word)} /> },
    { title: t('wordLists.actions'), key: 'actions', width: 270, render: (_, word) => buttons(word) },
  ];
}
