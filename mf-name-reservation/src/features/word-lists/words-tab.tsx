import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { wordLists, type ListedWord, type WordList } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex, Input, narrowQuery, useMediaQuery } from '@registrar/ui';
import { Segmented } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { useFocusReturn } from '@registrar/ui/review';
import { HistoryDialog } from './history-dialog';
import { ImportDialog } from './import-dialog';
import { RetireDialog } from './retire-dialog';
import { wordColumns, type WordAction } from './word-columns';
import { WordDialog } from './word-dialog';
import { PAGE_SIZE, useWords } from './word-list-calls';

interface WordsTabProps {
  readonly header: ReactNode;
  readonly list: WordList;
}

/** One list: looked through, and for whoever may propose, changed by a proposal. */
export function WordsTab({ header, list }: WordsTabProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const show = address.get('show') === 'retired' ? 'retired' : 'active';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const [typed, setTyped] = useState(search);
  const [chosen, setChosen] = useState<{ readonly action: WordAction; readonly word: ListedWord }>();
  const [opened, setOpened] = useState<'add' | 'import'>();
  const words = useWords({ list, search, show, page });
  const mayPropose = words.data?.mayPropose === true;
  const narrow = useMediaQuery(narrowQuery);
  const focus = useFocusReturn(opened !== undefined || chosen !== undefined);
  const close = (done?: 'done') => {
    if (done) focus.isDone();
    setChosen(undefined);
    setOpened(undefined);
  };
  const write = (next: Readonly<Record<string, string>>) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ tab: list, search, show: show === 'retired' ? show : '', ...next }).filter(
          ([, value]) => value !== '',
        ),
      ),
    );
  const addButtons = mayPropose ? (
    <Flex wrap gap="small">
      <Button type="primary" onClick={() => (focus.opens(), setOpened('add'))}>
        {t('wordLists.add')}
      </Button>
      <Button onClick={() => (focus.opens(), setOpened('import'))}>{t('wordLists.import')}</Button>
    </Flex>
  ) : undefined;

  return (
    <>
      <ListPage<ListedWord>
        header={header}
        caption={wordLists.name(list)[language]}
        filters={
          <>
            <Input.Search
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onSearch={(text) => write({ search: text.trim() })}
              aria-label={t('wordLists.search')}
              placeholder={t('wordLists.search')}
              style={{ maxWidth: 280 }}
            />
            <Segmented
              value={show}
              onChange={(value) => write({ show: value === 'retired' ? value : '' })}
              aria-label={t('wordLists.show')}
              options={(['active', 'retired'] as const).map((value) => ({ value, label: t(`wordLists.${value}`) }))}
            />
            {addButtons}
          </>
        }
        onClearFilters={search === '' ? undefined : () => (setTyped(''), write({ search: '' }))}
        columns={wordColumns({
          t,
          language,
          mayPropose: mayPropose && show === 'active',
          show,
          narrow,
          onChoose: (word, action) => (focus.opens(), setChosen({ word, action })),
        })}
        rowKey={({ id }) => id}
        rows={words.data?.items}
        failed={words.isError}
        onRetry={() => void words.refetch()}
        refreshing={words.isPlaceholderData}
        paging={{
          page,
          size: PAGE_SIZE,
          total: words.data?.total ?? 0,
          onPage: (next) => write({ page: String(next) }),
        }}
        empty={{ title: t(show === 'retired' ? 'wordLists.noneRetired' : 'wordLists.none') }}
        minTableWidth={narrow ? 0 : 860}
      />
      {opened === 'add' ? <WordDialog list={list} onClose={close} /> : null}
      {opened === 'import' ? <ImportDialog list={list} onClose={close} /> : null}
      {chosen?.action === 'change' ? <WordDialog list={list} word={chosen.word} onClose={close} /> : null}
      {chosen?.action === 'retire' ? <RetireDialog list={list} word={chosen.word} onClose={close} /> : null}
      {chosen?.action === 'history' ? <HistoryDialog list={list} word={chosen.word} onClose={close} /> : null}
    </>
  );
}
