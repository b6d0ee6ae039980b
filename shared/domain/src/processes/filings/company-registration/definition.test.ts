import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { companyTypes, parentCompanyTypeOf } from '../../../enumerations/company-types';
import { fieldsOf, isList } from '../../definition/section-definition';
import { lastLevelReached, sectionsOf, stepsOf, type ProcessDefinition } from '../../definition/process-definition';
import { companyRegistration } from './definition';

const today = '2026-11-21';
const { sections }: ProcessDefinition = companyRegistration;

test('every section can be described as JSON schema, for every company type', () => {
  for (const companyType of companyTypes.keys) {
    const frame = { companyType, company: null, answers: {}, today };
    for (const section of sectionsOf(companyRegistration, frame)) {
      const schemas = isList(section)
        ? [section.item.schemaFor(frame), section.item.draft]
        : [section.schemaFor?.(frame) ?? section.schema, section.draft];
      for (const schema of schemas)
        expect([section.key, Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))]).toEqual([
          section.key,
          expect.arrayContaining(['$schema']),
        ]);
    }
  }
});

test('every company type has its own sections and steps', () => {
  const of = (companyType: (typeof companyTypes.keys)[number]) => {
    const frame = { companyType, company: null, answers: {}, today };
    return {
      sections: sectionsOf(companyRegistration, frame).map(({ key }) => key),
      steps: stepsOf(companyRegistration, frame).map(({ key }) => key),
    };
  };
  expect(of('PRIVATE_SOLE_PROPRIETOR').steps).toEqual([
    'general-info',
    'branch-info',
    'objective-details',
    'capital-structure',
    'shareholder',
    'share-range-assign',
    'representative',
    'legal-Person-details',
    'document-generation',
    'document-details',
    'fine-revenue-details',
    'summary',
  ]);
  expect(of('PUBLIC_NON_GOVERNMENT_ALL_NEPALI').steps).toContain('listed-company-bod-details');
  expect(of('NON_PROFIT').sections).not.toContain('SHARE_RANGE_ASSIGN');
  expect(of('NON_PROFIT').sections).toContain('SHAREHOLDER');
  expect(of('FOREIGN_BRANCH').sections).toEqual([
    'GENERAL_INFORMATION',
    'FOCAL_PERSON',
    'BRANCH_INFORMATION',
    'OBJECTIVE_DETAILS',
    'CAPITAL_STRUCTURE',
    'COMPANY_REPRESENTATIVE',
    'LEGAL_PERSON_DETAILS',
    'DOCUMENT_GENERATION',
  ]);
  expect(of('FOREIGN_BRANCH').steps).not.toContain('document-generation');
});

test('the content of a draft without answers', () => {
  for (const section of sections) {
    const draft = isList(section) ? section.item.draft : section.draft;
    expect([section.key, draft.safeParse({}).success]).toEqual([section.key, true]);
  }
});

test('every field has its label in both languages, a unique path, and a pair that refers back to it', () => {
  for (const section of sections) {
    const fields = fieldsOf(section);
    const paths = fields.map(({ path }) => path);
    expect([section.key, paths.filter((path, at) => paths.indexOf(path) !== at)]).toEqual([section.key, []]);
    for (const field of fields) {
      expect(field.label.ne).toMatch(/\p{Script=Devanagari}/u);
      expect(field.label.en).toMatch(/^\p{Script=Latin}/u);
      if (field.pair !== undefined)
        expect([field.path, fields.find(({ path }) => path === field.pair)?.pair]).toEqual([field.path, field.path]);
    }
  }
});

test('a private company passes one level, every other type a second one, where the registrar decides', () => {
  for (const type of companyTypes.keys) {
    const isPrivate = parentCompanyTypeOf(type).startsWith('PRIVATE');
    expect([type, lastLevelReached(companyRegistration, 1, type)]).toEqual([type, isPrivate]);
    expect([type, lastLevelReached(companyRegistration, 2, type)]).toEqual([type, true]);
  }
  expect(companyRegistration.office.approverChain[1]).toEqual(['APPROVER_2']);
});
