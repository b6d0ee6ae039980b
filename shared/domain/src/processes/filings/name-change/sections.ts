import { z } from 'zod';
import { nameSuffixes, parentCompanyTypes } from '../../../enumerations/company-types';
import { optionalText, requiredText } from '../../../messages/fields';
import type { ValidationCode } from '../../../messages/validation';
import {
  NAME_ENGLISH_MAXIMUM,
  NAME_NEPALI_MAXIMUM,
  SHIPPED_NAME_RULES,
  type NameRules,
} from '../../../names/name-rules';
import { canonicalForm, englishWords, nepaliWords } from '../../../names/normalise';
import { publicParts } from '../../../register/register-aspects';
import { REASON_MAXIMUM } from '../../../reasons';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { resolutionFindings, resolutionMeetings } from '../../questions/resolution';
import {
  groupAnswers,
  groupFields,
  missingParentFields,
  nameEnglishFieldBy,
  nameNepaliFieldBy,
} from '../../questions/names/name-details';
import type { CrossIssue } from '../../definition/section-definition';

const REGISTRATION_NUMBER_MAXIMUM = 50;

/**
 * The company when the change was filed. The gateway writes it from the register and compares it with the register
 * again. It is kept as evidence of the former name.
 */
export const currentCompany = z.object({
  isParentCompany: z.boolean().default(false),
  companyRegNo: requiredText('REGISTRATION_NUMBER_REQUIRED'),
  registeredCompanyNameEnglish: requiredText('REGISTERED_COMPANY_NAME_ENGLISH_REQUIRED'),
  registeredCompanyNameNepali: requiredText('REGISTERED_COMPANY_NAME_NEPALI_REQUIRED'),
  registeredCompanyType: z.enum(parentCompanyTypes.keys, {
    error: 'REGISTERED_COMPANY_TYPE_REQUIRED' satisfies ValidationCode,
  }),
});
export type CurrentCompany = z.infer<typeof currentCompany>;

export const currentCompanyDraft = z.object({
  isParentCompany: z.boolean().default(false),
  companyRegNo: optionalText(REGISTRATION_NUMBER_MAXIMUM),
  registeredCompanyNameEnglish: optionalText(300, 'NAME_ENGLISH_TOO_LONG'),
  registeredCompanyNameNepali: optionalText(300, 'NAME_NEPALI_TOO_LONG'),
  registeredCompanyType: parentCompanyTypes.schema.optional(),
});

/**
 * The new name, validated like a reserved one. `reservationId`: the names are those of this reservation; then both are
 * written only by the gateway.
 */
export const newNameBy = (rules: NameRules) =>
  z
    .object({
      english: nameEnglishFieldBy(rules),
      nepali: nameNepaliFieldBy(rules),
      suffix: z.enum(nameSuffixes.keys, { error: 'SUFFIX_REQUIRED' satisfies ValidationCode }),
      reservationId: z.uuid().optional(),
      ...groupFields,
    })
    .superRefine(
      (answers, context) => {
        for (const issue of missingParentFields(answers))
          context.addIssue({ code: 'custom', message: issue.code, path: [issue.path] });
      },
      { when: ({ value }) => groupAnswers.safeParse(value).success },
    );
export const newName = newNameBy(SHIPPED_NAME_RULES);
/**
 * For stored answers, which were validated when they were given: a later change of the word lists must not make them
 * unreadable.
 */
export const savedNewName = newNameBy({ forbidden: [], pronouns: [], dotCom: [], consent: [], activities: [] });
export type NewName = z.infer<typeof newName>;

export const newNameDraft = z.object({
  english: optionalText(NAME_ENGLISH_MAXIMUM, 'NAME_ENGLISH_TOO_LONG'),
  nepali: optionalText(NAME_NEPALI_MAXIMUM, 'NAME_NEPALI_TOO_LONG'),
  suffix: nameSuffixes.schema.optional(),
  ...groupFields,
});
/** Keeps a name from a reservation; another route removes it. */
export const keepReservation = (before: Answers, answers: Answers): Answers =>
  typeof before['reservationId'] === 'string' ? before : answers;

/** The company's name in the version that the filing has. */
const standingName = ({ company }: Pick<FilingFrame, 'company'>) =>
  publicParts.NAME.safeParse(company?.parts.find(({ aspect }) => aspect === 'NAME')?.data).data;

/** Case, spacing, punctuation and the legal form do not make a new name; another spelling in one script does. */
export function unchangedName(data: Answers, frame: FilingFrame): readonly CrossIssue[] {
  const present = standingName(frame);
  const { english = '', nepali = '' } = newNameDraft.safeParse(data).data ?? {};
  if (!present || !english || !nepali) return [];
  const isSame =
    canonicalForm(englishWords(english)) === canonicalForm(englishWords(present.nameEnglish)) &&
    canonicalForm(nepaliWords(nepali)) === canonicalForm(nepaliWords(present.nameNepali));
  return isSame ? [{ path: 'english', code: 'NAME_UNCHANGED' }] : [];
}

const day = z.iso.date({ error: 'DATE_FORMAT' satisfies ValidationCode });

/** Companies Act section 21: a company changes its name by special resolution. The day is an AD day in Nepal. */
export const changeDecision = z.object({
  reason: requiredText('REASON_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
  meeting: z.enum(resolutionMeetings.keys, { error: 'RESOLUTION_MEETING_REQUIRED' satisfies ValidationCode }),
  resolutionOn: z.string({ error: 'RESOLUTION_DAY_REQUIRED' satisfies ValidationCode }).pipe(day),
  decision: requiredText('DECISION_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
  remarks: optionalText(REASON_MAXIMUM, 'REMARK_TOO_LONG'),
});

export const changeDecisionDraft = z.object({
  reason: optionalText(REASON_MAXIMUM),
  meeting: resolutionMeetings.schema.optional(),
  resolutionOn: day.optional(),
  decision: optionalText(REASON_MAXIMUM),
  remarks: optionalText(REASON_MAXIMUM, 'REMARK_TOO_LONG'),
});

export const resolutionDay = (data: Answers, frame: FilingFrame): readonly CrossIssue[] =>
  resolutionFindings('', changeDecisionDraft.safeParse(data).data, frame).map(({ path, code }) => ({
    path: path.filter((part) => part !== '').join('.'),
    code,
  }));
