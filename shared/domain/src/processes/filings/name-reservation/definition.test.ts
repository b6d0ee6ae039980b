import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { fieldIssues } from '../../../messages/issues';
import { isValidationCode } from '../../../messages/validation';
import { nameReservation } from './definition';
import { nameDetails, nameDetailsDraft } from '../../questions/names/name-details';
import { objectiveDetails } from '../../questions/objectives';
import { lastLevelReached, nextLevelExists, rolesAtLevel, sectionOf } from '../../definition/process-definition';

const complete = { english: 'Makalu Trading', nepali: 'मकालु ट्रेडिङ', suffix: 'PRIVATE_LIMITED', companyTypeId: 5 };
const issues = (schema: z.ZodType, value: unknown): string[] => {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldIssues(result.error, 'en').map((issue) => `${issue.path} ${issue.code}`);
};

test('a complete section is valid and an empty one reports what is missing', () => {
  expect(issues(nameDetails, complete)).toEqual([]);
  expect(issues(nameDetails, {})).toEqual([
    'english NAME_ENGLISH_REQUIRED',
    'nepali NAME_NEPALI_REQUIRED',
    'suffix SUFFIX_REQUIRED',
    'companyTypeId COMPANY_TYPE_REQUIRED',
  ]);
  expect(issues(nameDetailsDraft, {})).toEqual([]);
});

test('a member of a group must name its group', () => {
  expect(issues(nameDetails, { ...complete, isPartOfGroup: true })).toEqual([
    'groupRegistrationNumber GROUP_REGISTRATION_NUMBER_REQUIRED',
    'registeredCompanyType REGISTERED_COMPANY_TYPE_REQUIRED',
    'registeredCompanyNameEnglish REGISTERED_COMPANY_NAME_ENGLISH_REQUIRED',
    'registeredCompanyNameNepali REGISTERED_COMPANY_NAME_NEPALI_REQUIRED',
    'parentCompanyType PARENT_COMPANY_TYPE_REQUIRED',
  ]);
});

test('missing answers about the group are reported together with the others', () => {
  const found = issues(nameDetails, { isPartOfGroup: true });
  expect(found).toContain('english NAME_ENGLISH_REQUIRED');
  expect(found).toContain('groupRegistrationNumber GROUP_REGISTRATION_NUMBER_REQUIRED');
});

test('a forbidden word is named in the message, in the requested language', () => {
  const result = nameDetails.safeParse({ ...complete, english: 'Super Makalu' });
  expect(result.success).toBe(false);
  if (result.success) return;
  expect(fieldIssues(result.error, 'ne')).toEqual([
    { path: 'english', code: 'NAME_FORBIDDEN_WORD', message: '“Super” शब्द नाममा राख्न मिल्दैन।' },
  ]);
});

test('at least one objective, and the other body when it is chosen', () => {
  expect(issues(objectiveDetails, { nsicCodes: [] })).toEqual(['nsicCodes OBJECTIVE_REQUIRED']);
  expect(issues(objectiveDetails, { nsicCodes: ['4711'], registeredInOtherGovernmentBody: true })).toEqual([
    'otherGovernmentBody OTHER_BODY_REQUIRED',
    'otherGovernmentBodyRegistrationNumber OTHER_BODY_NUMBER_REQUIRED',
  ]);
});

test('one level decides, and a doubtful name may be forwarded one level', () => {
  expect([
    lastLevelReached(nameReservation, 1),
    nextLevelExists(nameReservation, 1),
    nextLevelExists(nameReservation, 2),
  ]).toEqual([true, true, false]);
  expect(rolesAtLevel(nameReservation, 2)).toEqual(['APPROVER_2']);
  expect(sectionOf(nameReservation, 'OBJECTIVE_DETAILS')).toHaveProperty('schema', objectiveDetails);
});

test('every section can be described as JSON schema', () => {
  for (const section of nameReservation.sections)
    expect(z.toJSONSchema(section.schema, { io: 'input' })).toMatchObject({ type: 'object' });
  expect(isValidationCode('toString')).toBe(false);
});
