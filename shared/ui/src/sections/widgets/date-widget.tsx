import { BsAdDateField } from '../../base/dates/bs-ad-date-field';
import type { WidgetProps } from '../section/widget-props';

/** An AD day in both calendars. Which days make sense is the schema's to say. */
export function DateWidget({ field: _, label, value, ...control }: WidgetProps) {
  return (
    <BsAdDateField {...control} label={label} value={typeof value === 'string' && value !== '' ? value : undefined} />
  );
}
