import Button from 'antd/es/button';
import { use, useId, useRef, type CSSProperties, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isAsked, valueAt, type Answers, type FieldDefinition } from '@registrar/domain/processes';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { sideBySide } from '../../base/fields/side-by-side';
import { FormField } from '../../base/form/form-field';
import { toNamePath } from '../../base/form/issue-list';
import { ZodFormContext } from '../../base/form/zod-form-context';
import { palette } from '../../base/theme/palette';
import { useFormats } from '../../base/language/use-formats';
import { useSectionForm, SectionFormContext } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';
import type { WidgetControls } from '../section/widget-props';
import type { SectionField } from './section-field';

export interface RowsFieldsProps {
  readonly field: FieldDefinition;
  readonly label: string;
  readonly own: WidgetControls;
  /** Draws one question of a row; given by whoever draws the questions around the table. */
  readonly draw: typeof SectionField;
  readonly style?: CSSProperties;
}

const row: CSSProperties = {
  border: `1px solid ${palette.lineSoft}`,
  borderRadius: 6,
  padding: '12px 12px 0',
  marginBlockEnd: 12,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
};

const caption: CSSProperties = { margin: '0 0 8px' };

const rowsIn = (data: Answers, path: string): readonly Answers[] => {
  const value = valueAt(data, path);
  return Array.isArray(value)
    ? value.map((one: unknown): Answers => (typeof one === 'object' && one !== null ? { ...one } : {}))
    : [];
};

/** A short table of answers within a section: each row asks the same, rows are added and taken away. */
export function RowsFields({ field, label, own, draw: Draw, style }: RowsFieldsProps) {
  const { t } = useTranslation('common');
  const say = useSectionWords();
  const { number } = useFormats();
  const section = useSectionForm();
  const { data, disabled, set, frame } = section;
  const rows = rowsIn(data, field.path);
  const box = useRef<HTMLDivElement>(null);
  const captionId = useId();
  const write = (next: readonly Answers[]) => set({ [field.path]: next });
  const full = field.maximum !== undefined && rows.length >= field.maximum;
  return (
    <div role="group" aria-labelledby={captionId} style={{ marginBlockEnd: 24, ...style }} ref={box}>
      <p id={captionId} style={caption}>
        {label}
      </p>
      {rows.map((answers, index) => (
        // The place of a row is all it is known by.
        <div key={index} style={row} role="group" aria-label={`${label} ${number(index + 1)}`}>
          <SectionFormContext value={{ ...section, fields: [] }}>
            <div style={sideBySide}>
              {(field.rows ?? [])
                .filter((asked) => isAsked(asked, answers, frame))
                .map((asked) => (
                  <Draw key={asked.path} field={{ ...asked, path: `${field.path}.${index}.${asked.path}` }} own={own} />
                ))}
            </div>
          </SectionFormContext>
          <Button
            disabled={disabled}
            danger
            style={{ marginBlockStart: 30 }}
            onClick={() => {
              write(rows.filter((_row, place) => place !== index));
              focusLast(box);
            }}
          >
            {t('action.remove')}
            <VisuallyHidden>
              {' '}
              {label} {number(index + 1)}
            </VisuallyHidden>
          </Button>
        </div>
      ))}
      <WholeMistake path={field.path} />
      <Button disabled={disabled || full} onClick={() => write([...rows, {}])} data-add-row="">
        {say('addRow', { name: label })}
      </Button>
    </div>
  );
}

/** What is said of the table as a whole, e.g. that it is empty. */
function WholeMistake({ path }: { readonly path: string }) {
  const form = use(ZodFormContext);
  return (
    <FormField name={toNamePath(path)} style={{ marginBlockEnd: 0, minHeight: 0 }}>
      <Anchor id={form === undefined ? undefined : [form?.name, ...toNamePath(path)].join('_')} />
    </FormField>
  );
}

/** Holds the table's value for the form without drawing anything of it. */
function Anchor({ id }: { readonly id?: string }) {
  return <span id={id} tabIndex={-1} />;
}

function focusLast(box: RefObject<HTMLDivElement | null>): void {
  box.current?.querySelector<HTMLElement>('[data-add-row]')?.focus();
}
