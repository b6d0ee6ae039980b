import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { wordLists, type WordList } from '@registrar/domain/calls/word-lists';
import { useLanguage, useFreshQueries } from '@registrar/runtime';
import { PageHeader } from '@registrar/ui';
import { Tabs } from '@registrar/ui/antd';
import { ProposalsTab } from './proposals-tab';
import { useProposals } from './word-list-calls';
import { WordsTab } from './words-tab';

const PROPOSALS = 'proposals';

/**
 * The word lists by which names are judged. One person proposes, another one lets it happen, everybody else who may
 * reads.
 */
export function WordListsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  useFreshQueries('word-lists');

  const asked = address.get('tab') ?? '';
  const tab: WordList | typeof PROPOSALS = asked === PROPOSALS || wordLists.has(asked) ? asked : 'BLACKLIST';
  // the second person sees from any list that something waits
  const waiting = useProposals('open', 1).data?.total ?? 0;
  const header = (
    <>
      <PageHeader title={t('wordLists.title')}>{t('wordLists.lead')}</PageHeader>
      <Tabs
        activeKey={tab}
        onChange={(key) => setAddress({ tab: key })}
        items={[
          ...wordLists.keys.map((list) => ({ key: list, label: wordLists.name(list)[language] })),
          {
            key: PROPOSALS,
            label: waiting === 0 ? t('wordLists.proposals') : t('wordLists.proposalsWaiting', { count: waiting }),
          },
        ]}
      />
    </>
  );
  return tab === PROPOSALS ? <ProposalsTab header={header} /> : <WordsTab key={tab} header={header} list={tab} />;
}
