import type { Bilingual } from '../../bilingual';
import { enumeration } from '../../enumerations/enumeration';
import { REASON_MAXIMUM } from '../../reasons';
import type { FieldDefinition } from '../definition/field-definition';
import type { FilingFrame } from '../definition/filing-frame';
import { registeredOn } from '../definition/registered-on';
import { choice, day, group, text, type Finding } from './answer';
import { always, ask } from './ask';

/** The body of the company that decides. */
export const decidingBodies = enumeration([
  ['BOARD', 'सञ्चालक समिति', 'Board of directors'],
  ['GENERAL_MEETING', 'साधारण सभा', 'General meeting'],
  ['SHAREHOLDER', 'एकल शेयरधनी', 'Sole shareholder'],
  ['HEAD_OFFICE', 'विदेशस्थित प्रधान कार्यालय', 'Head office abroad'],
]);

/** The company's decision on what it files: body, day (AD day in Nepal) and text of the decision. */
export const decision = group({
  decidedBy: choice(decidingBodies.keys, 'DECIDED_BY_REQUIRED'),
  decidedOn: day('DECIDED_ON_REQUIRED'),
  text: text('DECISION_REQUIRED', REASON_MAXIMUM),
});

/** A decision cannot be in the future or before the registration of the company. */
export function decisionFindings(
  path: string,
  given: { readonly decidedOn?: string | undefined } | undefined,
  frame: Pick<FilingFrame, 'company' | 'today'>,
): Finding[] {
  const decidedOn = given?.decidedOn;
  if (decidedOn === undefined) return [];
  if (decidedOn > frame.today) return [{ path: [path, 'decidedOn'], code: 'DATE_IN_FUTURE' }];
  const since = registeredOn(frame);
  return since !== null && decidedOn < since
    ? [{ path: [path, 'decidedOn'], code: 'DECISION_BEFORE_REGISTRATION' }]
    : [];
}

const DECISION: Bilingual = { ne: 'निर्णय', en: 'Decision' };

export function decisionFields(path: string): FieldDefinition[] {
  const needed = { group: DECISION, required: always };
  return [
    ask(`${path}.decidedBy`, 'select', 'निर्णय गर्ने', 'Decided by', { ...needed, options: decidingBodies }),
    ask(`${path}.decidedOn`, 'date', 'निर्णय मिति', 'Date of the decision', needed),
    ask(`${path}.text`, 'textarea', 'निर्णयको व्यहोरा', 'Text of the decision', { ...needed, maximum: REASON_MAXIMUM }),
  ];
}
