import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { applies, filedAnswers, filedItems, isList, valueAt, type AnySection, type FieldDefinition, type FiledItem, type FilingFrame, type ListSection, type ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Button, Input, useFormats, VisuallyHidden } from '@registrar/ui';
import { AnswerValue, ObjectiveLine, SectionAnswers, useNsicByCodes, type AnswerValueProps, type AnswerViews } from '@registrar/ui/sections';
import { CompanyTypeValue } from '../type-change/company-type-widget';
import { FiledRanges } from './filed-ranges';
import styles from './summary.module.css';

export interface FiledSectionsProps {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
  /** Given on the check page: the way back to the step of a section. */
  readonly onChange?: (sectionKey: string) => void;
  /** Sections that cannot be handed in as they are. */
  readonly incomplete?: ReadonlySet<string>;
  /** Sections with a view of their own, by key; null leaves one out. */
  readonly own?: Readonly<Record<string, ReactNode>>;
  /** Behind a place, by its path and what it is called: an officer's remark. */
  readonly beside?: (path: string, label: string, field: boolean) => ReactNode;
}

/** Everything that was entered, section by section, in the words of the definition. */
export function FiledSections({ detail, definition, frame, onChange, incomplete = new Set(), own = {}, beside }: FiledSectionsProps) {
  const shown = definition.sections.filter((section) => applies(section, frame) && detail.sections.some(({ key }) => key === section.key) && own[section.key] !== null);
  const language = useLanguage();
  return shown.map((section) => (
    <Block key={section.key} section={section} onChange={onChange} incomplete={incomplete.has(section.key)}>
      {own[section.key] ?? ownView(section.key, frame) ?? (isList(section) ? <Items section={section} frame={frame} beside={beside} /> : <SectionAnswers fields={section.fields} data={filedAnswers(frame, section.key)} frame={frame} views={views} beside={besideField(section.key, beside, language)} />)}
      {beside?.(section.key, section.label[language], false)}
    </Block>
  ));
}

/** Sections whose answers are no questions. */
function ownView(sectionKey: string, frame: FilingFrame): ReactNode {
  if (sectionKey === 'SHARE_RANGE_ASSIGN') return <FiledRanges frame={frame} />;
  return sectionKey === 'DOCUMENT_GENERATION' ? <PapersNote /> : undefined;
}

function PapersNote() {
  const { t } = useTranslation();
  return <p className={styles['soft']}>{t('summary.papers')}</p>;
}

type Beside = FiledSectionsProps['beside'];

const besideField = (path: string, beside: Beside, language: 'ne' | 'en') => (beside === undefined ? undefined : (field: FieldDefinition) => beside(`${path}.${field.path}`, field.label[language], true));

/** Answers that a plain value does not tell. */
export const views: AnswerViews = { nsic: Objectives, companyType: CompanyTypeValue };

function Objectives(props: AnswerValueProps) {
  const codes = Array.isArray(props.value) ? props.value.filter((code): code is string => typeof code === 'string') : [];
  const rows = useNsicByCodes(codes).data ?? [];
  if (codes.length === 0) return <AnswerValue {...props} />;
  return (
    <ul className={styles['objectives']}>
      {codes.map((code) => <li key={code}><ObjectiveLine objective={rows.find(({ nsicCode }) => nsicCode === code) ?? { nsicCode: code }} /></li>)}
    </ul>
  );
}

/** The id of the way back to a section, where a complaint about it leads. */
export const changeId = (sectionKey: string): string => `change-${sectionKey}`;

interface BlockProps {
  readonly section: AnySection;
  readonly onChange: ((sectionKey: string) => void) | undefined;
  readonly incomplete: boolean;
  readonly children: ReactNode;
}

function Block({ section, onChange, incomplete, children }: BlockProps) {
  const { t } = useTranslation();
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
              {t('common:action.change')}<VisuallyHidden> {title}</VisuallyHidden>
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

const matches = (value: unknown, text: string): boolean => (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(text);

function Items({ section, frame, beside }: { readonly section: ListSection; readonly frame: FilingFrame; readonly beside: Beside }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(AT_ONCE);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const all = filedItems(frame, section.key);
  if (all.length === 0) return <p className={styles['soft']}>{t('summary.none')}</p>;
  const items = matching(section, all, typed);
  const label = t('summary.search', { section: section.label[language] });
  return (
    <>
      <p className={styles['soft']}>{t('summary.count', { count: all.length })}</p>
      {all.length <= SEARCHED_FROM ? null : <Input value={typed} onChange={(event) => setTyped(event.target.value)} aria-label={label} placeholder={label} allowClear className={styles['search']} />}
      {items.length === 0 ? <p role="status" className={styles['soft']}>{t('summary.notFound')}</p> : null}
      {items.slice(0, shown).map((item) => <Item key={item.id} section={section} item={item} frame={frame} beside={beside} open={all.length <= SHOWN_WHOLE} />)}
      {items.length > shown ? <Button onClick={() => setShown(shown + AT_ONCE)}>{t('summary.more', { count: Math.min(AT_ONCE, items.length - shown) })}</Button> : null}
    </>
  );
}

const Item = memo(function Item({ section, item, frame, beside, open }: { readonly section: ListSection; readonly item: FiledItem; readonly frame: FilingFrame; readonly beside: Beside; readonly open: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const [opened, setOpened] = useState(open);
  const title = section.item.title(item.data, frame)[language] || t('list.untitled');
  return (
    <details className={styles['item']} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{number(item.position)}. {title}</summary>
      {opened ? <SectionAnswers fields={section.item.fields} data={item.data} frame={frame} beside={besideField(`${section.key}.${item.id}`, beside, language)} /> : null}
      {opened ? beside?.(`${section.key}.${item.id}`, title, false) : null}
    </details>
  );
});
