import type { Bilingual } from '../../bilingual';
import type { CompanyType } from '../../enumerations/company-types';
import { enumeration, type KeyOf } from '../../enumerations/enumeration';
import { REASON_MAXIMUM } from '../../reasons';
import { companyTypeRules, hasShares, isForeignOffice } from '../../registration/company-type-rules';
import type { FieldDefinition } from '../definition/field-definition';
import type { FilingFrame } from '../definition/filing-frame';
import { registeredOn } from '../definition/registered-on';
import { choice, day, group, text, type Finding } from './answer';
import { always, ask } from './ask';

/**
 * How a special resolution is passed: at a general meeting, in writing (section 149), or by the sole decision maker.
 */
export const resolutionMeetings = enumeration([
  ['GENERAL_MEETING', 'साधारण सभा', 'General meeting'],
  ['WRITTEN_RESOLUTION', 'लिखित प्रस्ताव (प्राइभेट कम्पनी)', 'Written resolution (private company)'],
  ['SOLE_SHAREHOLDER', 'एकल शेयरधनी', 'Sole shareholder'],
  ['HEAD_OFFICE', 'विदेशस्थित प्रधान कार्यालय', 'Head office abroad'],
]);

/** A special resolution (section 83): where it was passed, when (AD day in Nepal), and its text. */
export const resolution = group({
  meeting: choice(resolutionMeetings.keys, 'RESOLUTION_MEETING_REQUIRED'),
  resolutionOn: day('RESOLUTION_DAY_REQUIRED'),
  text: text('DECISION_REQUIRED', REASON_MAXIMUM),
});

interface GivenResolution {
  readonly meeting?: string | undefined;
  readonly resolutionOn?: string | undefined;
}

/** The company can pass it there, and the day is neither in the future nor before its registration. */
export function resolutionFindings(
  path: string,
  given: GivenResolution | undefined,
  frame: Pick<FilingFrame, 'company' | 'companyType' | 'today'>,
): Finding[] {
  const meeting = resolutionMeetings.schema.safeParse(given?.meeting).data;
  return [
    ...(meeting === undefined || mayPass(meeting, frame.companyType)
      ? []
      : [{ path: [path, 'meeting'], code: 'DECIDING_BODY_NOT_HERE' as const }]),
    ...dayFindings(path, given?.resolutionOn, frame),
  ];
}

function dayFindings(
  path: string,
  resolutionOn: string | undefined,
  frame: Pick<FilingFrame, 'company' | 'today'>,
): Finding[] {
  if (resolutionOn === undefined) return [];
  if (resolutionOn > frame.today) return [{ path: [path, 'resolutionOn'], code: 'RESOLUTION_IN_FUTURE' }];
  const since = registeredOn(frame);
  return since !== null && resolutionOn < since
    ? [{ path: [path, 'resolutionOn'], code: 'RESOLUTION_BEFORE_REGISTRATION' }]
    : [];
}

/** A resolution in writing is of a private company, the others of a company of one and of a foreign company. */
function mayPass(meeting: KeyOf<typeof resolutionMeetings>, type: CompanyType | null): boolean {
  if (type === null) return true;
  const { holders, faceValue } = companyTypeRules(type);
  if (meeting === 'SOLE_SHAREHOLDER') return holders?.maximum === 1;
  if (meeting === 'WRITTEN_RESOLUTION') return hasShares(type) && faceValue === null;
  return meeting !== 'HEAD_OFFICE' || isForeignOffice(type);
}

/** Where a company of this type passes a special resolution. */
export const meetingsOf = (_: unknown, { companyType }: Pick<FilingFrame, 'companyType'>): readonly string[] =>
  resolutionMeetings.keys.filter((meeting) => mayPass(meeting, companyType));

const RESOLUTION: Bilingual = { ne: 'विशेष प्रस्ताव', en: 'Special resolution' };

export function resolutionFields(path: string): FieldDefinition[] {
  const needed = { group: RESOLUTION, required: always };
  return [
    ask(`${path}.meeting`, 'select', 'विशेष प्रस्ताव पारित गर्ने सभा', 'Where the special resolution was passed', {
      ...needed,
      options: resolutionMeetings,
      offered: meetingsOf,
    }),
    ask(`${path}.resolutionOn`, 'date', 'विशेष प्रस्ताव पारित भएको मिति', 'Date of the special resolution', needed),
    ask(`${path}.text`, 'textarea', 'विशेष प्रस्तावको व्यहोरा', 'Text of the special resolution', {
      ...needed,
      maximum: REASON_MAXIMUM,
    }),
  ];
}
