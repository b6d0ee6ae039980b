import type { CSSProperties } from 'react';
import type { FieldDefinition } from '@registrar/domain/processes';
import { sideBySide } from '../fields/side-by-side';
import { FormField } from '../form/form-field';
import { toNamePath } from '../form/issue-list';
import { useSectionWords } from './section-words';
import { NumberWidget } from './widgets/number-widget';

interface MapPointFieldsProps {
  readonly field: FieldDefinition;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly style?: CSSProperties;
}

/** A place by its coordinates, typed by hand or, where this installation has a map, put on it. */
export function MapPointFields({ field, label, required, disabled, style }: MapPointFieldsProps) {
  const say = useSectionWords();
  const part = (name: 'latitude' | 'longitude') => ({ ...field, path: `${field.path}.${name}`, widget: 'number' as const });
  return (
    <div role="group" aria-label={label} style={style}>
      <div style={sideBySide}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <FormField key={name} name={toNamePath(part(name).path)} label={say(`map.${name}`)} required={required} extra={say(`map.${name}Hint`)}>
            <NumberWidget field={part(name)} label={say(`map.${name}`)} disabled={disabled || undefined} />
          </FormField>
        ))}
      </div>
    </div>
  );
}
