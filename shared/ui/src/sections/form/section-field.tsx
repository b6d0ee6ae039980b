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

/** One question as its widget asks it, with its label, its mark, its hint and its mistake. */
export function SectionField({ field, own }: SectionFieldProps) {
  const language = useLanguage();
  const say = useSectionWords();
  const { data, fields, frame, disabled, cautionAt } = useSectionForm();
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
  const hint = field.hint?.[language] ?? (required || field.widget === 'switch' ? undefined : say('mayBeLeftOut'));
  const asked = (
    <FormField
      name={toNamePath(field.path)}
      label={label}
      required={required}
      extra={
        caution === undefined ? (
          hint
        ) : (
          <>
            <span role="status" style={{ color: palette.amber }}>
              {caution}
            </span>
            {hint === undefined ? null : <> {hint}</>}
          </>
        )
      }
      style={style}
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
