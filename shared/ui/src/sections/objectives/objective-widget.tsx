import type { WidgetProps } from '../section/widget-props';
import { ObjectivePicker } from './objective-picker';

const codesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code): code is string => typeof code === 'string') : [];

/** Objectives of the national classification as a question of a section. */
export function ObjectiveWidget({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  return <ObjectivePicker {...control} value={codesOf(value)} onChange={onChange} />;
}
