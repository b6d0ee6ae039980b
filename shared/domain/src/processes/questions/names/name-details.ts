import { z } from 'zod';
import { nameSuffixes, parentCompanyTypes } from '../../../enumerations/company-types';
import { optionalText } from '../../../messages/fields';
import type { ValidationCode } from '../../../messages/validation';
import { englishFormFindings, nepaliFormFindings, type FormFinding } from '../../../names/form-rules';
import {
  NAME_ENGLISH_MAXIMUM,
  NAME_NEPALI_MAXIMUM,
  SHIPPED_NAME_RULES,
  type NameRules,
} from '../../../names/name-rules';

const REGISTRATION_NUMBER_MAXIMUM = 50;

function nameField(
  missing: ValidationCode,
  findings: (name: string, rules: NameRules) => readonly FormFinding[],
  rules: NameRules,
) {
  return z
    .string({ error: missing })
    .trim()
    .superRefine((name, context) => {
      for (const finding of findings(name, rules)) {
        if (finding.severity === 'ERROR')
          context.addIssue({ code: 'custom', message: finding.code, params: finding.parameters });
      }
    });
}

/**
 * The proposed name in each script, validated by the office's word lists; until they are loaded, by the default lists.
 */
export const nameEnglishFieldBy = (rules: NameRules) => nameField('NAME_ENGLISH_REQUIRED', englishFormFindings, rules);
export const nameNepaliFieldBy = (rules: NameRules) => nameField('NAME_NEPALI_REQUIRED', nepaliFormFindings, rules);

/** The group that the company will belong to, and its parent company, which is already registered. */
export const groupFields = {
  isPartOfGroup: z.boolean().default(false),
  groupRegistrationNumber: optionalText(REGISTRATION_NUMBER_MAXIMUM),
  registeredCompanyApplicationNumber: optionalText(REGISTRATION_NUMBER_MAXIMUM),
  registeredCompanyNameEnglish: optionalText(NAME_ENGLISH_MAXIMUM, 'NAME_ENGLISH_TOO_LONG'),
  registeredCompanyNameNepali: optionalText(NAME_NEPALI_MAXIMUM, 'NAME_NEPALI_TOO_LONG'),
  registeredCompanyType: parentCompanyTypes.schema.optional(),
};

/** Asked only of a member of a group, and then required. */
const REQUIRED_OF_THE_PARENT = {
  groupRegistrationNumber: 'GROUP_REGISTRATION_NUMBER_REQUIRED',
  registeredCompanyType: 'REGISTERED_COMPANY_TYPE_REQUIRED',
  registeredCompanyNameEnglish: 'REGISTERED_COMPANY_NAME_ENGLISH_REQUIRED',
  registeredCompanyNameNepali: 'REGISTERED_COMPANY_NAME_NEPALI_REQUIRED',
} as const satisfies Readonly<Record<string, ValidationCode>>;

type ParentField = keyof typeof REQUIRED_OF_THE_PARENT;
type ParentAnswers = { readonly isPartOfGroup: boolean } & { readonly [Field in ParentField]?: string };
interface MissingField<Field> {
  readonly path: Field;
  readonly code: ValidationCode;
}

/** The missing answers about the parent company, each with its message. */
export function missingParentFields(answers: ParentAnswers): MissingField<ParentField>[] {
  if (!answers.isPartOfGroup) return [];
  const missing: MissingField<ParentField>[] = [];
  let field: ParentField;
  for (field in REQUIRED_OF_THE_PARENT)
    if (!answers[field]) missing.push({ path: field, code: REQUIRED_OF_THE_PARENT[field] });
  return missing;
}

/** The same for a future company, whose own category is asked too. */
export function missingGroupFields(
  answers: ParentAnswers & { readonly parentCompanyType?: string },
): MissingField<ParentField | 'parentCompanyType'>[] {
  const missing = missingParentFields(answers);
  return answers.isPartOfGroup && !answers.parentCompanyType
    ? [...missing, { path: 'parentCompanyType', code: 'PARENT_COMPANY_TYPE_REQUIRED' }]
    : missing;
}

export const groupAnswers = z.object(groupFields);

export const nameDetailsBy = (rules: NameRules) =>
  z
    .object({
      english: nameEnglishFieldBy(rules),
      nepali: nameNepaliFieldBy(rules),
      suffix: z.enum(nameSuffixes.keys, { error: 'SUFFIX_REQUIRED' satisfies ValidationCode }),
      parentCompanyType: parentCompanyTypes.schema.optional(),
      companyTypeId: z
        .int({ error: 'COMPANY_TYPE_REQUIRED' satisfies ValidationCode })
        .positive({ error: 'COMPANY_TYPE_REQUIRED' satisfies ValidationCode }),
      ...groupFields,
    })
    .superRefine(
      (answers, context) => {
        for (const issue of missingGroupFields(answers))
          context.addIssue({ code: 'custom', message: issue.code, path: [issue.path] });
        // Reported together with the other missing answers, so that the user sees all errors at once.
      },
      { when: ({ value }) => groupAnswers.safeParse(value).success },
    );
export const nameDetails = nameDetailsBy(SHIPPED_NAME_RULES);
/**
 * For stored answers, which were validated when they were given: a later change of the word lists must not make them
 * unreadable.
 */
export const savedNameDetails = nameDetailsBy({ forbidden: [], pronouns: [], dotCom: [], consent: [], activities: [] });
export const nameDetailsDraft = z.object({
  english: optionalText(NAME_ENGLISH_MAXIMUM, 'NAME_ENGLISH_TOO_LONG'),
  nepali: optionalText(NAME_NEPALI_MAXIMUM, 'NAME_NEPALI_TOO_LONG'),
  suffix: nameSuffixes.schema.optional(),
  parentCompanyType: parentCompanyTypes.schema.optional(),
  companyTypeId: z.int().positive().optional(),
  ...groupFields,
});
export type NameDetailsDraft = z.infer<typeof nameDetailsDraft>;
