import { memo, Suspense, useState, type ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  applies,
  filedAnswers,
  filedItems,
  isList,
  valueAt,
  type AnySection,
  type FieldDefinition,
  type FiledItem,
  type FilingFrame,
  type ListSection,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Tag from 'antd/es/tag';
import { useFormats } from '../../base/language/use-formats';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { SectionAnswers } from '../../sections/answers/section-answers';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { useFilingPages } from '../filing/filing-pages';
import { useAnswerViews } from './answer-views';
import { asBegun, changedItems, useBegunAnswers, type BegunItem, type ChangedItems } from './begun-answers';
import { FiledShares } from './shares-before-after';
import styles from './answers.module.css';
import { useFilingWords } from '../filing/filing-words';

export interface FiledSectionsProps {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
  /** Given on the check page: the way back to the step of a section. */
  readonly onChange?: (sectionKey: string) => void;
  /** Sections that cannot be handed in as they are. */
  readonly incomplete?: ReadonlySet<string>;
  /** Behind a place, by its path and what it is called: an officer's remark. */
  readonly beside?: (path: string, label: string, field: boolean) => ReactNode;
}

/** Everything that was entered, section by section, in the words of the definition. */
export function FiledSections({
  detail,
  definition,
  frame,
  onChange,
  incomplete = new Set(),
  beside,
}: FiledSectionsProps) {
  const shown = definition.sections.filter(
    (section) => applies(section, frame) && detail.sections.some(({ key }) => key === section.key),
  );
  const language = useLanguage();
  const views = useAnswerViews();
  const begun = useBegunAnswers(detail, definition).data;
  const { parts = {} } = useFilingPages();
  const written = new Set(
    (definition.steps ?? []).flatMap(({ kind, sections }) => (kind === 'PAPERS' ? sections : [])),
  );
  // what the register answers has no step in which it could be changed
  const isAsked = (key: string): boolean =>
    definition.steps === undefined || definition.steps.some(({ sections }) => sections.includes(key));
  // nor can anything be asked of it: nobody who files could answer
  const besideOf = (key: string): Beside => (isAsked(key) ? beside : undefined);
  const answersOf = (section: AnySection): ReactNode => {
    const { filedWithRemarks: Filed = parts[section.key]?.filed } = parts[section.key] ?? {};
    if (Filed !== undefined)
      return (
        <Suspense fallback={<FormSkeleton />}>
          <Filed frame={frame} beside={besideOf(section.key)} />
        </Suspense>
      );
    if (written.has(section.key)) return <PapersNote />;
    if (isList(section))
      return <Items section={section} frame={frame} beside={besideOf(section.key)} begun={begun?.items[section.key]} />;
    const data = filedAnswers(frame, section.key);
    return (
      <SectionAnswers
        fields={section.fields}
        data={data}
        before={asBegun(data, begun?.sections[section.key])}
        frame={frame}
        views={views}
        beside={besideField(section.key, besideOf(section.key), language)}
      />
    );
  };
  return (
    <>
      {shown.map((section) => (
        <Block
          key={section.key}
          section={section}
          onChange={isAsked(section.key) ? onChange : undefined}
          incomplete={incomplete.has(section.key)}
        >
          {answersOf(section)}
          {besideOf(section.key)?.(section.key, section.label[language], false)}
        </Block>
      ))}
      <FiledShares definition={definition} frame={frame} />
    </>
  );
}

function PapersNote() {
  const t = useFilingWords();
  return <p className={styles['soft']}>{t('summary.papers')}</p>;
}

type Beside = FiledSectionsProps['beside'];

const besideField = (path: string, beside: Beside, language: 'ne' | 'en') =>
  beside === undefined
    ? undefined
    : (field: FieldDefinition) => beside(`${path}.${field.path}`, field.label[language], true);

/** The id of the way back to a section, where a complaint about it leads. */
export const changeId = (sectionKey: string): string => `change-${sectionKey}`;

interface BlockProps {
  readonly section: AnySection;
  readonly onChange: ((sectionKey: string) => void) | undefined;
  readonly incomplete: boolean;
  readonly children: ReactNode;
}

function Block({ section, onChange, incomplete, children }: BlockProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const title = section.label[language];
  return (
    <section className={styles['block']} aria-label={title}>
      <div className={styles['blockHead']}>
        <h3 className={styles['heading']}>{title}</h3>
        {onChange === undefined ? null : (
          <span>
            {incomplete ? <span className={styles['incomplete']}>{t('summary.blockIncomplete')}</span> : null}
            <Button type="link" id={changeId(section.key)} onClick={() => onChange(section.key)}>
              {t('common:action.change')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

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

interface ItemsProps {
  readonly section: ListSection;
  readonly frame: FilingFrame;
  readonly beside: Beside;
  /** What the register has of the list; undefined where it answers none. */
  readonly begun: readonly BegunItem[] | undefined;
}

function Items({ section, frame, beside, begun }: ItemsProps) {
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
