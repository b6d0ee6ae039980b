import type { ApplicationDetail, GroupMatter } from '@registrar/domain/calls/filings';
import { SharedWords } from './shared-words';
import { useNameWords } from './name-words';
import styles from './group-note.module.css';

type WordPair = GroupMatter['words']['english'][number];

/** Words of one meaning are no shared word: trade is in half of all names. */
const AGREEING: ReadonlySet<WordPair['relation']> = new Set(['SAME', 'SOUNDS_ALIKE', 'NEARLY_SAME']);

const sharedOf = (pairs: readonly WordPair[], side: 'proposed' | 'existing'): ReadonlySet<string> =>
  new Set(pairs.filter(({ relation }) => AGREEING.has(relation)).flatMap((pair) => pair[side] ?? []));

/** The proposed name and the parent company's, in both scripts, with the words that they share marked. */
export function NamesBesideParent({
  detail,
  group,
}: {
  readonly detail: ApplicationDetail;
  readonly group: GroupMatter;
}) {
  const t = useNameWords();
  const { words, parent } = group;
  const shares = [...words.english, ...words.nepali].some(({ relation }) => AGREEING.has(relation));
  return (
    <>
      <dl className={styles['sides']}>
        <div className={styles['side']}>
          <dt>{t('groupRequest.proposedName')}</dt>
          <dd lang="ne">
            <SharedWords name={detail.titleNepali} shared={sharedOf(words.nepali, 'proposed')} />
          </dd>
          <dd lang="en">
            <SharedWords name={detail.titleEnglish} shared={sharedOf(words.english, 'proposed')} />
          </dd>
        </div>
        <div className={styles['side']}>
          <dt>{t('groupRequest.parentName')}</dt>
          <dd lang="ne">
            <SharedWords name={parent.nameNepali} shared={sharedOf(words.nepali, 'existing')} />
          </dd>
          <dd lang="en">
            <SharedWords name={parent.nameEnglish} shared={sharedOf(words.english, 'existing')} />
          </dd>
        </div>
      </dl>
      <p className={styles['meaning']}>{t(shares ? 'groupRequest.sharedMarked' : 'groupRequest.nothingShared')}</p>
    </>
  );
}
