import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { plainTexts } from '@registrar/domain/plain-text';
import { isAsked, valueAt, type Answers, type FieldDefinition, type FilingFrame } from '@registrar/domain/processes';
import { sideBySide } from '../../base/fields/side-by-side';
import { toNamePath } from '../../base/form/issue-list';
import type { ZodFormState } from '../../base/form/use-zod-form';
import { ZodForm } from '../../base/form/zod-form';
import { palette } from '../../base/theme/palette';
import { useLanguage } from '../../base/language/use-language';
import { dependents } from '../section/address-parts';
import { fieldGroups, fieldTables, type FieldGroup } from '../section/field-groups';
import { beginsAddress, PlaceSearch } from '../widgets/place-search';
import { FieldsTable } from './fields-table';
import { SectionField } from './section-field';
import { SectionFormContext, type SectionFormState } from '../section/section-form-context';
import type { WidgetControls } from '../section/widget-props';

export interface SectionFormProps {
  /** Of `useZodForm`, with the section's schema, see `completeSchema`. */
  readonly form: ZodFormState;
  readonly fields: readonly FieldDefinition[];
  readonly frame: FilingFrame;
  /** What the form opens with; later answers are what was typed. */
  readonly initial: Answers;
  /** Everything the form holds, after every change. */
  readonly onChange?: (data: Answers) => void;
  readonly disabled?: boolean;
  /** Some questions may be locked while others are open, as in a correction. By path. */
  readonly isLocked?: (path: string) => boolean;
  /** What should be known of an answer and stands in nobody's way; by path. */
  readonly cautionAt?: (path: string) => string | undefined;
  /** What the register answers now: said beside each answer that differs from it. */
  readonly standing?: Answers | undefined;
  readonly widgets?: WidgetControls;
  /** Drawn above the fields of a group, e.g. another way to bring them; called with the group's first path. */
  readonly beforeGroup?: (key: string) => ReactNode;
  /** The same under them, e.g. what follows from them. */
  readonly afterGroup?: (key: string, data: Answers) => ReactNode;
  /** Drawn above one field, over the whole width: another way to bring it and what goes with it. */
  readonly beforeField?: (field: FieldDefinition) => ReactNode;
  /** Under the fields: the buttons. */
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
}

const none: WidgetControls = {};

/** A form drawn from the fields of a section: fieldsets, conditions, mistakes. The schema alone says what is right. */
export function SectionForm({
  form,
  fields,
  frame,
  initial,
  onChange,
  disabled = false,
  isLocked,
  cautionAt,
  standing,
  widgets = none,
  beforeGroup,
  afterGroup,
  beforeField,
  children,
  ...labels
}: SectionFormProps) {
  const [data, setData] = useState<Answers>(initial);
  const share = () => {
    const held = heldIn(form);
    setData(held);
    onChange?.(held);
  };
  const set = (answers: Readonly<Record<string, unknown>>) => {
    form.antd.setFields(
      Object.entries(answers).map(([path, value]) => ({ name: toNamePath(path), value, errors: [] })),
    );
    share();
  };
  const change = (changed: ReadonlySet<string>) => {
    // Another province: what was chosen below it belongs to the former one.
    const emptied = fields.filter(({ path }) => changed.has(path)).flatMap((field) => dependents(fields, field));
    if (emptied.length > 0) set(Object.fromEntries(emptied.map(({ path }) => [path, undefined])));
    else share();
  };
  const asked = fields.filter((field) => isAsked(field, data, frame));
  const groups = fieldGroups(asked);
  // A correction locks what was answered; a script that was not asked yet could otherwise never be added.
  const locks = ({ path, offersOtherScript }: FieldDefinition): boolean =>
    isLocked?.(path) === true && !(offersOtherScript === true && isEmpty(valueAt(initial, path)));
  const state: SectionFormState = { fields, data, frame, disabled, set, standing, ...(cautionAt && { cautionAt }) };

  return (
    <ZodForm
      form={form}
      initialValues={initial}
      disabled={disabled}
      onValuesChange={() => change(changedPaths(fields, data, heldIn(form)))}
      {...labels}
    >
      {groups.map((group) => (
        <GroupOfFields
          key={group.key}
          group={group}
          state={state}
          locks={locks}
          widgets={widgets}
          before={beforeGroup?.(group.key)}
          after={afterGroup?.(group.key, data)}
          beforeField={beforeField}
        />
      ))}
      {children}
    </ZodForm>
  );
}

/** Also what is not on the screen just now. */
function heldIn({ antd }: ZodFormState): Answers {
  const held: unknown = plainTexts(antd.getFieldsValue(true));
  return typeof held === 'object' && held !== null ? { ...held } : {};
}

const changedPaths = (fields: readonly FieldDefinition[], before: Answers, after: Answers): ReadonlySet<string> =>
  new Set(fields.map(({ path }) => path).filter((path) => valueAt(before, path) !== valueAt(after, path)));

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const fieldset: CSSProperties = { border: 0, margin: '0 0 8px', padding: 0, minWidth: 0 };
const legend: CSSProperties = { padding: 0, marginBlockEnd: 12, fontSize: 18, fontWeight: 600, color: palette.ink };

interface GroupOfFieldsProps {
  readonly group: FieldGroup;
  readonly state: SectionFormState;
  readonly locks: (field: FieldDefinition) => boolean;
  readonly widgets: WidgetControls;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly beforeField: SectionFormProps['beforeField'];
}

function GroupOfFields({ group, state, locks, widgets, before, after, beforeField }: GroupOfFieldsProps) {
  const language = useLanguage();
  const locked = useMemo(() => ({ ...state, disabled: true }), [state]);
  const heading = group.heading?.[language];
  const Box = heading === undefined ? 'div' : 'fieldset';
  return (
    <Box style={fieldset}>
      {heading === undefined ? null : <legend style={legend}>{heading}</legend>}
      <SectionFormContext value={state}>{before}</SectionFormContext>
      <div style={sideBySide}>
        {fieldTables(group.fields).map((part) =>
          'lines' in part ? (
            <FieldsTable
              key={part.key}
              table={part}
              draw={(field) => (
                <SectionFormContext value={locks(field) ? locked : state}>
                  <SectionField field={field} own={widgets} />
                </SectionFormContext>
              )}
            />
          ) : (
            <SectionFormContext key={part.path} value={locks(part) ? locked : state}>
              {beforeField?.(part)}
              {beginsAddress(state.fields, part) ? <PlaceSearch province={part} /> : null}
              <SectionField field={part} own={widgets} />
            </SectionFormContext>
          ),
        )}
      </div>
      <SectionFormContext value={state}>{after}</SectionFormContext>
    </Box>
  );
}
