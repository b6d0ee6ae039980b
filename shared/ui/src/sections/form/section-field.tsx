import type { CSSProperties, ReactNode } from 'react';
import { valueAt, type FieldDefinition, type Widget } from '@registrar/domain/processes';
import { FormField } from '../../base/form/form-field';
import { toNamePath } from '../../base/form/issue-list';
import { useLanguage } from '../../base/language/use-language';
import { palette } from '../../base/theme/palette';
import { AnswerValue } from '../answers/answer-value';
import { IdentificationFields } from './identification-fields';
import { MapPointFields } from './map-point-fields';
import { RangesFields } from './ranges-fields';
import { RowsFields } from './rows-fields';
import table from './fields-table.module.css';
import { isUnanswered, sameAnswer } from '../section/same-answer';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';
import { ScriptOffer } from '../widgets/script-offer';
import { widgetControls } from '../widgets/widget-controls';
import type { WidgetControls } from '../section/widget-props';

/** What needs the whole width to be read or written. */
const wide: ReadonlySet<Widget> = new Set<Widget>(['textarea', 'mapPoint', 'identification', 'nsic', 'rows', 'ranges']);
export const fullWidth: CSSProperties = { gridColumn: '1 / -1' };

interface SectionFieldProps {
  readonly field: FieldDefinition;
  readonly own: WidgetControls;
}

/** One question, and what the register answers to it where that is something else. */
export function SectionField(props: SectionFieldProps) {
  const { field } = props;
  const isOther = useIsOther(field);
  return (
    <>
      <AskedField {...props} />
      {isOther && hasNoLine(field) ? <StandingAnswer field={field} /> : null}
    </>
  );
}

/** One question as its widget asks it, with its label, its mark, its hint and its mistake. */
function AskedField({ field, own }: SectionFieldProps) {
  const language = useLanguage();
  const say = useSectionWords();
  const { data, fields, frame, disabled, cautionAt } = useSectionForm();
  const isOther = useIsOther(field) && !hasNoLine(field);
  const label = field.label[language];
  const required = field.required?.(data, frame) ?? false;
  const style = wide.has(field.widget) ? fullWidth : undefined;
  if (field.told === true)
    return (
      <Told label={label}>
        <AnswerValue field={field} value={valueAt(data, field.path)} data={data} fields={fields} frame={frame} />
      </Told>
    );
  if (field.widget === 'mapPoint')
    return <MapPointFields field={field} label={label} required={required} disabled={disabled} style={style} />;
  if (field.widget === 'rows')
    return <RowsFields field={field} label={label} own={own} draw={SectionField} style={style} />;
  if (field.widget === 'ranges')
    return <RangesFields field={field} label={label} own={own} draw={SectionField} style={style} />;
  if (field.widget === 'identification')
    return <IdentificationFields field={field} label={label} required={required} style={style} />;

  const Control = own[field.widget] ?? widgetControls[field.widget];
  if (Control === undefined) throw new Error(`No control is known for the widget ${field.widget} of ${field.path}`);
  const caution = cautionAt?.(field.path);
  const isHinted = !required && field.widget !== 'switch' && field.cell === undefined;
  const hint = field.hint?.[language] ?? (isHinted ? say('mayBeLeftOut') : undefined);
  const asked = (
    <FormField
      name={toNamePath(field.path)}
      label={label}
      required={required}
      extra={
        caution === undefined && !isOther ? (
          hint
        ) : (
          <>
            {caution === undefined ? null : (
              <span role="status" style={{ color: palette.amber }}>
                {caution}{' '}
              </span>
            )}
            {hint}
            {isOther ? <StandingAnswer field={field} /> : null}
          </>
        )
      }
      style={style}
      className={field.cell && table['cell']}
    >
      <Control field={field} label={label} disabled={disabled || undefined} />
    </FormField>
  );
  if (field.offersOtherScript !== true) return asked;
  return (
    <div style={style}>
      {asked}
      <ScriptOffer field={field} label={label} />
    </div>
  );
}

/** What the register answers, among the questions. */
function Told({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl style={{ margin: '0 0 20px' }}>
      <dt style={{ color: palette.inkSoft, fontSize: 14 }}>{label}</dt>
      <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </dl>
  );
}

/** A control of several inputs has no line of its own under it. */
const hasNoLine = ({ widget }: FieldDefinition): boolean => wide.has(widget) && widget !== 'textarea';

/** Whether the register answers something else than what is in the field. */
function useIsOther({ path }: FieldDefinition): boolean {
  const { data, standing } = useSectionForm();
  const now = standing === undefined ? undefined : valueAt(standing, path);
  return !isUnanswered(now) && !sameAnswer(now, valueAt(data, path));
}

/** What stands in the register instead of what is in the field. */
function StandingAnswer({ field }: { readonly field: FieldDefinition }) {
  const say = useSectionWords();
  const { fields, frame, standing = {} } = useSectionForm();
  return (
    <div style={{ ...fullWidth, color: palette.inkSoft }}>
      {say('standing')}:{' '}
      <AnswerValue field={field} value={valueAt(standing, field.path)} data={standing} fields={fields} frame={frame} />
    </div>
  );
}
