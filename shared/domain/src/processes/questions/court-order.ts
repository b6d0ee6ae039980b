import type { AdDay } from '../../calendar';
import type { FieldDefinition } from '../definition/field-definition';
import type { FilingFrame } from '../definition/filing-frame';
import { registeredOn } from '../definition/registered-on';
import { day, numberText, text, type Finding } from './answer';
import { always, ask, bothScripts, type When } from './ask';

/** An order of a court: its name in both scripts, number and day. */
export const courtOrderShape = {
  courtNepali: text('COURT_NEPALI_REQUIRED', 300),
  courtEnglish: text('COURT_ENGLISH_REQUIRED', 300),
  orderNumber: numberText('COURT_ORDER_NUMBER_REQUIRED', 100),
  orderedOn: day('COURT_ORDERED_ON_REQUIRED'),
};

/** An order cannot be in the future or before the registration of the company. */
export function courtOrderFindings(
  path: readonly string[],
  orderedOn: AdDay | undefined,
  frame: FilingFrame,
): Finding[] {
  if (orderedOn === undefined) return [];
  if (orderedOn > frame.today) return [{ path: [...path, 'orderedOn'], code: 'DATE_IN_FUTURE' }];
  const since = registeredOn(frame);
  return since !== null && orderedOn < since
    ? [{ path: [...path, 'orderedOn'], code: 'COURT_ORDER_BEFORE_REGISTRATION' }]
    : [];
}

/** `prefix` is that of a group, with its dot. */
export function courtOrderFields(
  prefix = '',
  more: { readonly group?: FieldDefinition['group']; readonly when?: When } = {},
): FieldDefinition[] {
  const needed = { ...more, required: always };
  return [
    ...bothScripts(`${prefix}court`, 'अदालतको नाम', 'Name of the court', { ...needed, english: 300, nepali: 300 }),
    ask(`${prefix}orderNumber`, 'text', 'आदेश नम्बर', 'Number of the order', { ...needed, maximum: 100 }),
    ask(`${prefix}orderedOn`, 'date', 'आदेश मिति', 'Date of the order', needed),
  ];
}
