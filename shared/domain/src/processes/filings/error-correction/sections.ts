import { enumeration } from '../../../enumerations/enumeration';
import { editDistance } from '../../../names/edit-distance';
import { leavesOf } from '../../../register/company-record';
import { correctableParts, type CorrectablePart } from '../../../register/correctable-parts';
import { publicParts } from '../../../register/register-aspects';
import { REASON_MAXIMUM } from '../../../reasons';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { officeAddress, officeAddressFields, officeContact, officeContactFields } from '../../questions/address';
import { answers, choice, text, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { OBJECTIVE_DETAILS } from '../../questions/objective-details';
import { standingOffice } from '../../questions/standing-office';
import { streetFindings } from '../../questions/street';
import { unchangedObjectives } from '../../questions/standing-objectives';

/** Whose mistake it is. */
export const faults = enumeration([
  ['OFFICE', 'कार्यालयको (दस्तुर लाग्दैन)', 'The office’s (no fee)'],
  ['COMPANY', 'कम्पनीको', 'The company’s'],
]);

const mistakeAnswers = answers({
  part: choice(correctableParts.keys, 'CORRECTION_PART_REQUIRED'),
  fault: choice(faults.keys, 'CORRECTION_FAULT_REQUIRED'),
  wrong: text('CORRECTION_WRONG_REQUIRED', REASON_MAXIMUM),
  right: text('CORRECTION_RIGHT_REQUIRED', REASON_MAXIMUM),
});
export const mistake = mistakeAnswers.complete;

const answeredMistake = (frame: Pick<FilingFrame, 'answers'>) =>
  mistakeAnswers.draft.safeParse(filedAnswers(frame, 'MISTAKE')).data;
const corrects = (part: CorrectablePart) => (frame: FilingFrame) => answeredMistake(frame)?.part === part;
export const isOfOffice = (frame: Pick<FilingFrame, 'answers'>): boolean => answeredMistake(frame)?.fault === 'OFFICE';

export const MISTAKE = {
  key: 'MISTAKE',
  label: { ne: 'त्रुटि', en: 'The mistake' },
  schema: mistakeAnswers.complete,
  schemaFor: () =>
    withRules(mistakeAnswers, ({ wrong, right }) =>
      wrong !== undefined && wrong === right ? [{ path: ['right'], code: 'CORRECTION_SAME_TEXT' }] : [],
    ),
  draft: mistakeAnswers.draft,
  optional: false,
  fields: [
    ask('part', 'radio', 'कुन विवरणमा त्रुटि छ', 'Which details are wrong', {
      required: always,
      options: correctableParts,
    }),
    ask('fault', 'radio', 'त्रुटि कसको हो', 'Whose mistake it is', { required: always, options: faults }),
    ask('wrong', 'textarea', 'के गल्ती छ', 'What is wrong', { required: always, maximum: REASON_MAXIMUM }),
    ask('right', 'textarea', 'सही के हो', 'What is right', { required: always, maximum: REASON_MAXIMUM }),
  ],
} satisfies SectionDefinition<'MISTAKE'>;

const nameAnswers = answers({
  nameNepali: text('NAME_NEPALI_REQUIRED', 200),
  nameEnglish: text('NAME_ENGLISH_REQUIRED', 200),
});
export const correctedName = nameAnswers.complete;

/** The full names of the register, in both scripts. */
export const standingName = ({
  company,
}: Pick<FilingFrame, 'company'>): { nameEnglish: string; nameNepali: string } => {
  const data = company?.parts.find(({ aspect }) => aspect === 'NAME')?.data;
  return publicParts.NAME.safeParse(data).data ?? { nameEnglish: '', nameNepali: '' };
};

/** Letters that a slip of the pen puts wrong in one name; more is another name. */
const SLIP_MOST = 3;

function spellingOnly(data: Answers, frame: FilingFrame): readonly CrossIssue[] {
  const standing = standingName(frame);
  const changed = (['nameNepali', 'nameEnglish'] as const).map((path) => {
    const said = data[path];
    return { path, letters: typeof said === 'string' ? editDistance(standing[path], said) : 0 };
  });
  if (changed.every(({ letters }) => letters === 0)) return [{ path: 'nameNepali', code: 'CORRECTION_UNCHANGED' }];
  return changed.flatMap(({ path, letters }): CrossIssue[] =>
    letters > SLIP_MOST ? [{ path, code: 'CORRECTION_NAME_TOO_DIFFERENT' }] : [],
  );
}

export const CORRECTED_NAME = {
  key: 'CORRECTED_NAME',
  label: { ne: 'सच्याइएको नाम', en: 'Corrected name' },
  schema: nameAnswers.complete,
  draft: nameAnswers.draft,
  optional: false,
  appliesTo: corrects('NAME'),
  fields: [
    ask('nameNepali', 'text', 'पूरा नाम (नेपाली)', 'Full name (Nepali)', {
      required: always,
      pair: 'nameEnglish',
      maximum: 200,
    }),
    ask('nameEnglish', 'text', 'पूरा नाम (अङ्ग्रेजी)', 'Full name (English)', {
      required: always,
      pair: 'nameNepali',
      maximum: 200,
    }),
  ],
  issues: spellingOnly,
} satisfies SectionDefinition<'CORRECTED_NAME'>;

const officeAnswers = answers({ address: officeAddress, contact: officeContact });
export const correctedOffice = officeAnswers.complete;

/** The register's office in the form of the questions. */
export function beginOffice(frame: Pick<FilingFrame, 'company'>): object {
  const details = standingOffice(frame);
  return {
    address: officeAddress.draft.safeParse(details).data ?? {},
    contact: officeContact.draft.safeParse(details).data ?? {},
  };
}

function unchangedOffice(data: Answers, frame: FilingFrame): readonly CrossIssue[] {
  const { address, contact } = officeAnswers.draft.safeParse(data).data ?? {};
  if (address === undefined || contact === undefined) return [];
  const standing = leavesOf(standingOffice(frame));
  const isSame = [...leavesOf({ ...address, ...contact })].every(([leaf, value]) => standing.get(leaf) === value);
  return isSame ? [{ path: 'address.toleStreet', code: 'CORRECTION_UNCHANGED' }] : [];
}

export const CORRECTED_OFFICE = {
  key: 'CORRECTED_OFFICE',
  label: { ne: 'सच्याइएको रजिष्टर्ड कार्यालय', en: 'Corrected registered office' },
  schema: officeAnswers.complete,
  schemaFor: () => withRules(officeAnswers, ({ address }) => streetFindings(['address'], address)),
  draft: officeAnswers.draft,
  optional: false,
  appliesTo: corrects('REGISTERED_OFFICE'),
  fields: [
    ...officeAddressFields('address', { ne: 'ठेगाना', en: 'Address' }),
    ...officeContactFields('contact', { ne: 'सम्पर्क', en: 'Contact' }),
  ],
  issues: unchangedOffice,
} satisfies SectionDefinition<'CORRECTED_OFFICE'>;

export const CORRECTED_OBJECTIVES = {
  ...OBJECTIVE_DETAILS,
  key: 'CORRECTED_OBJECTIVES',
  label: { ne: 'सच्याइएका उद्देश्य', en: 'Corrected objectives' },
  appliesTo: corrects('OBJECTIVES'),
  issues: unchangedObjectives,
} as const;
