import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { isAsked, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { Tabs } from '../../base/pages/tabs';
import { useZodForm } from '../../base/form/use-zod-form';
import { withKept } from '../../sections/section/complete-schema';
import { SectionForm } from '../../sections/form/section-form';
import type { WidgetControls } from '../../sections/section/widget-props';
import { useFormats } from '../../base/language/use-formats';
import { withItem } from '../filing/filing-frame';
import { itemSchema } from '../filing/item-schema';
import { useFilingWords } from '../filing/filing-words';
import type { ItemBodyProps } from '../filing/list-part-props';
import { useWizard } from '../wizard/wizard-context';
import { fieldsOfParts, lackingIn, listTroubles, partOf, type ItemPart } from './item-part';
import { personBars } from '../wizard/same-person';
import styles from './people.module.css';

export interface TabbedBodyProps extends ItemBodyProps {
  readonly parts: readonly ItemPart[];
  readonly widgets?: WidgetControls;
  /** Under the fields of a group, called with its first path and the frame as it is being typed. */
  readonly afterGroup?: (key: string, data: Answers, frame: FilingFrame) => ReactNode;
  /** Further tabs that are no form, e.g. the papers of a person. */
  readonly further?: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[];
}

/**
 * One entry with more questions than a person takes in at once: part by part, each tab telling how much it still lacks.
 * What the other tabs hold stays in the form.
 */
export function TabbedBody({
  section,
  item,
  initial,
  onChange,
  onGood,
  isLocked,
  readOnly,
  children,
  parts,
  widgets,
  afterGroup,
  further = [],
}: TabbedBodyProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { definition, frame } = useWizard();
  const [data, setData] = useState(initial);
  const [active, setActive] = useState(parts[0]?.key ?? '');
  const itemId = item?.id ?? '';
  const bars = useMemo(() => personBars(section, item?.id), [section, item?.id]);
  const fields = useMemo(() => fieldsOfParts(section.item.fields, parts), [section, parts]);
  const within = useMemo(() => withItem(frame, section.key, itemId, data), [frame, section.key, itemId, data]);
  // Hundreds of other entries are not counted again between two keys.
  const settled = useDeferredValue(within);
  const settledData = useDeferredValue(data);
  const lacking = useMemo(
    () => lackingIn(section, settledData, settled, language),
    [section, settledData, settled, language],
  );
  const ofList = useMemo(() => listTroubles(section, itemId, settled, language), [section, itemId, settled, language]);
  const schema = useMemo(
    () => withKept(itemSchema(section, definition, frame, itemId), section.item.keep, item?.data),
    [section, definition, frame, itemId, item?.data],
  );
  const form = useZodForm({
    schema,
    onSubmit: () => {
      if (ofList.length > 0) return ofList;
      onGood();
      return [];
    },
  });
  const shown = parts.filter(({ key }) => (fields.get(key) ?? []).some((field) => isAsked(field, data, frame)));
  const current = [...shown, ...further].some(({ key }) => key === active) ? active : (shown[0]?.key ?? '');
  const aside = further.find(({ key }) => key === current);
  const lackingOf = (key: string): number =>
    readOnly ? 0 : lacking.filter(({ path }) => (partOf(path, parts) ?? parts[0]?.key) === key).length;
  const order = [...shown.map(({ key, label }) => ({ key, label: label[language] })), ...further];
  const next = order[order.findIndex(({ key }) => key === current) + 1];

  return (
    <>
      <Tabs
        activeKey={current}
        onChange={setActive}
        items={order.map(({ key, label }) => ({ key, label: <PartLabel label={label} lacking={lackingOf(key)} /> }))}
      />
      {ofList.length === 0 ? null : (
        <Alert
          role="alert"
          type="warning"
          showIcon
          style={{ marginBlockEnd: 16 }}
          title={[...new Set(ofList.map(({ message }) => message))].join(' ')}
        />
      )}
      {aside?.content}
      <SectionForm
        form={form}
        fields={aside === undefined ? (fields.get(current) ?? []) : []}
        frame={within}
        initial={initial}
        disabled={readOnly}
        isLocked={isLocked}
        widgets={widgets}
        beforeField={bars}
        afterGroup={afterGroup && ((key, answers) => afterGroup(key, answers, within))}
        onChange={(answers) => {
          setData(answers);
          onChange(answers);
        }}
      >
        {next === undefined ? null : (
          <Button onClick={() => setActive(next.key)}>{t('people.nextPart', { part: next.label })}</Button>
        )}
        <p className={styles['lacking']} role="status">
          {readOnly || lacking.length === 0 ? '' : t('people.lacking', { count: lacking.length })}
        </p>
        {children}
      </SectionForm>
    </>
  );
}

function PartLabel({ label, lacking }: { readonly label: string; readonly lacking: number }) {
  const t = useFilingWords();
  const { number } = useFormats();
  return (
    <span>
      {label}
      {lacking === 0 ? null : (
        <span className={styles['count']} role="img" aria-label={t('people.lackingHere', { count: lacking })}>
          {number(lacking)}
        </span>
      )}
    </span>
  );
}
