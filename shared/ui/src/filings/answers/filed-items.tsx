import { memo, useState } from 'react';
import { filedItems, valueAt, type FiledItem, type FilingFrame, type ListSection } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Tag from 'antd/es/tag';
import { useFormats } from '../../base/language/use-formats';
import { SectionAnswers } from '../../sections/answers/section-answers';
import { asBegun, changedItems, type BegunItem, type ChangedItems } from './begun-answers';
import { besideField, type Beside } from './beside-answer';
import styles from './answers.module.css';
import { useFilingWords } from '../filing/filing-words';

/** A few are shown whole; of many the names, each opened by whoever wants to read it, so that hundreds stay quick. */
const SHOWN_WHOLE = 5;
const AT_ONCE = 50;
const SEARCHED_FROM = 20;

/** By anything that was entered of them: a name in either script, a number of a citizenship, a phone. */
function matching(section: ListSection, items: readonly FiledItem[], typed: string): readonly FiledItem[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return items;
  return items.filter(({ data }) => section.item.fields.some(({ path }) => matches(valueAt(data, path), text)));
}

const matches = (value: unknown, text: string): boolean =>
  (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(text);

interface FiledItemsProps {
  readonly section: ListSection;
  readonly frame: FilingFrame;
  readonly beside: Beside;
  /** What the register has of the list; undefined where it answers none. */
  readonly begun: readonly BegunItem[] | undefined;
}

/** The items of a list as they were filed, with what is new, changed and left out against the register. */
export function FiledItems({ section, frame, beside, begun }: FiledItemsProps) {
  const t = useFilingWords();
  const [shown, setShown] = useState(AT_ONCE);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  // of what stands in the register untouched nothing is told again
  const saved = filedItems(frame, section.key);
  const all = saved.filter(({ data }) => section.ofRegister?.isTouched(data, frame) ?? true);
  const changes = changedItems(saved, begun);
  if (all.length === 0)
    return (
      <>
        <p className={styles['soft']}>{t('summary.none')}</p>
        <Removed changes={changes} />
      </>
    );
  const items = matching(section, all, typed);
  const label = t('summary.search', { section: section.label[language] });
  return (
    <>
      <p className={styles['soft']}>{t('summary.count', { count: all.length })}</p>
      {all.length <= SEARCHED_FROM ? null : (
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={label}
          placeholder={label}
          allowClear
          className={styles['search']}
        />
      )}
      {items.length === 0 ? (
        <p role="status" className={styles['soft']}>
          {t('summary.notFound')}
        </p>
      ) : null}
      {items.slice(0, shown).map((item) => (
        <Item
          key={item.id}
          section={section}
          item={item}
          frame={frame}
          beside={beside}
          changes={changes}
          open={
            all.length <= SHOWN_WHOLE || changes?.changed.has(item.id) === true || changes?.added.has(item.id) === true
          }
        />
      ))}
      {items.length > shown ? (
        <Button onClick={() => setShown(shown + AT_ONCE)}>
          {t('summary.more', { count: Math.min(AT_ONCE, items.length - shown) })}
        </Button>
      ) : null}
      <Removed changes={changes} />
    </>
  );
}

/** What the register has and the filing leaves out. */
function Removed({ changes }: { readonly changes: ChangedItems | undefined }) {
  const t = useFilingWords();
  const language = useLanguage();
  if (changes === undefined || changes.removed.length === 0) return null;
  return (
    <ul className={styles['removed']}>
      {changes.removed.map((item) => (
        <li key={item.begunFrom}>
          <del>
            {(language === 'ne' ? item.titleNepali || item.titleEnglish : item.titleEnglish || item.titleNepali) ||
              t('list.untitled')}
          </del>{' '}
          <Tag color="error">{t('review.change.REMOVED')}</Tag>
        </li>
      ))}
    </ul>
  );
}

const Item = memo(function Item({
  section,
  item,
  frame,
  beside,
  changes,
  open,
}: {
  readonly section: ListSection;
  readonly item: FiledItem;
  readonly frame: FilingFrame;
  readonly beside: Beside;
  readonly changes: ChangedItems | undefined;
  readonly open: boolean;
}) {
  const t = useFilingWords();
  const language = useLanguage();
  const { number } = useFormats();
  const [opened, setOpened] = useState(open);
  const title = section.item.title(item.data, frame)[language] || t('list.untitled');
  return (
    <details className={styles['item']} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {number(item.position)}. {title}
        {changes?.added.has(item.id) ? (
          <>
            {' '}
            <Tag color="success">{t('review.change.ADDED')}</Tag>
          </>
        ) : null}
        {changes?.changed.has(item.id) ? (
          <>
            {' '}
            <Tag color="warning">{t('review.change.CHANGED')}</Tag>
          </>
        ) : null}
      </summary>
      {opened ? (
        <SectionAnswers
          fields={section.item.fields}
          data={item.data}
          before={asBegun(item.data, changes?.before(item.id))}
          frame={frame}
          beside={besideField(`${section.key}.${item.id}`, beside, language)}
        />
      ) : null}
      {opened ? beside?.(`${section.key}.${item.id}`, title, false) : null}
    </details>
  );
});
