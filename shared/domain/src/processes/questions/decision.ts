import type { Bilingual } from '../../bilingual';
import type { CompanyType } from '../../enumerations/company-types';
import { enumeration, type KeyOf } from '../../enumerations/enumeration';
import { REASON_MAXIMUM } from '../../reasons';
import { companyTypeRules, isForeignOffice } from '../../registration/company-type-rules';
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

interface GivenDecision {
  /** Judged where it is a body of this list. */
  readonly decidedBy?: string | undefined;
  readonly decidedOn?: string | undefined;
}

/** The body is one that the company has, and the day neither in the future nor before its registration. */
export function decisionFindings(
  path: string,
  given: GivenDecision | undefined,
  frame: Pick<FilingFrame, 'company' | 'companyType' | 'today'>,
): Finding[] {
  const body = decidingBodies.schema.safeParse(given?.decidedBy).data;
  return [
    ...(body === undefined || mayDecide(body, frame.companyType)
      ? []
      : [{ path: [path, 'decidedBy'], code: 'DECIDING_BODY_NOT_HERE' as const }]),
    ...dayFindings(path, given?.decidedOn, frame),
  ];
}

function dayFindings(
  path: string,
  decidedOn: string | undefined,
  frame: Pick<FilingFrame, 'company' | 'today'>,
): Finding[] {
  if (decidedOn === undefined) return [];
  if (decidedOn > frame.today) return [{ path: [path, 'decidedOn'], code: 'DATE_IN_FUTURE' }];
  const since = registeredOn(frame);
  return since !== null && decidedOn < since
    ? [{ path: [path, 'decidedOn'], code: 'DECISION_BEFORE_REGISTRATION' }]
    : [];
}

/** A sole shareholder decides in a company of one, and a head office in an office of a foreign company. */
function mayDecide(body: KeyOf<typeof decidingBodies>, type: CompanyType | null): boolean {
  if (type === null) return true;
  if (body === 'SHAREHOLDER') return companyTypeRules(type).holders?.maximum === 1;
  return body !== 'HEAD_OFFICE' || isForeignOffice(type);
}

const DECISION: Bilingual = { ne: 'निर्णय', en: 'Decision' };

export function decisionFields(path: string): FieldDefinition[] {
  const needed = { group: DECISION, required: always };
  return [
    ask(`${path}.decidedBy`, 'select', 'निर्णय गर्ने', 'Decided by', {
      ...needed,
      options: decidingBodies,
      offered: (_, { companyType }) => decidingBodies.keys.filter((body) => mayDecide(body, companyType)),
    }),
    ask(`${path}.decidedOn`, 'date', 'निर्णय मिति', 'Date of the decision', needed),
    ask(`${path}.text`, 'textarea', 'निर्णयको व्यहोरा', 'Text of the decision', { ...needed, maximum: REASON_MAXIMUM }),
  ];
}
