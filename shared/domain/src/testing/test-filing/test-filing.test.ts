import { afterEach, describe, expect, test } from '@jest/globals';
import { everyDefinition, processDefinition } from '../../processes/tables/definitions';
import { documentPlaces } from '../../processes/definition/document-requirement';
import { isAsked, type Widget } from '../../processes/definition/field-definition';
import type { Answers, FilingFrame } from '../../processes/definition/filing-frame';
import {
  sectionsOf,
  stepsOf,
  type ProcessDefinition,
  type StepKind,
} from '../../processes/definition/process-definition';
import { fieldsOf, isList } from '../../processes/definition/section-definition';
import { filledMatter, filledPlace, fileTestFiling, MATTER, TEST_PROCESS, testFiling } from './index';

const TODAY = '2026-11-22';
const definition: ProcessDefinition = testFiling;
const frame = (matter: Answers = {}, places: readonly Answers[] = []): FilingFrame => ({
  companyType: 'PRIVATE_SOLE_PROPRIETOR',
  company: null,
  answers: {
    MATTER: filledMatter(TODAY, matter),
    PLACES: { items: places.map((data, index) => ({ id: `p${index + 1}`, position: index + 1, data })) },
  },
  today: TODAY,
});

// records, so that a kind that is added does not compile before the test filing has it
const WIDGETS: Readonly<Record<Widget, true>> = {
  text: true,
  textarea: true,
  nameEnglish: true,
  nameNepali: true,
  companyType: true,
  parentCompanyType: true,
  suffix: true,
  switch: true,
  nsic: true,
  date: true,
  provenEmail: true,
  country: true,
  province: true,
  district: true,
  localBody: true,
  ward: true,
  mapPoint: true,
  phone: true,
  email: true,
  number: true,
  quantity: true,
  amount: true,
  percent: true,
  select: true,
  radio: true,
  identification: true,
  personChoice: true,
  registerChoice: true,
  otherCompany: true,
  office: true,
  rows: true,
  ranges: true,
};
const STEPS: Readonly<Record<StepKind, true>> = {
  SECTIONS: true,
  PAPERS: true,
  DOCUMENTS: true,
  PAYABLE: true,
  CHECK: true,
};

describe('the test filing', () => {
  test('asks in every way and has every kind of step', () => {
    const asked = new Set(definition.sections.flatMap((section) => fieldsOf(section).map(({ widget }) => widget)));
    expect([...asked].sort()).toEqual(Object.keys(WIDGETS).sort());
    expect(new Set((definition.steps ?? []).map(({ kind }) => kind))).toEqual(new Set(Object.keys(STEPS)));
    expect(new Set(definition.sections.map((section) => isList(section)))).toEqual(new Set([true, false]));
    expect(new Set(definition.sections.map(({ optional }) => optional))).toEqual(new Set([true, false]));
  });

  test('has parts that come and go with an answer: sections, steps, documents, a question, a line to check', () => {
    const keys = (given: FilingFrame) => ({
      sections: sectionsOf(definition, given).map(({ key }) => key),
      steps: stepsOf(definition, given).map(({ key }) => key),
      documents: documentPlaces(definition.documents, given).map(({ key }) => key),
    });
    expect(keys(frame())).toEqual({
      sections: ['MATTER', 'EVERY_KIND'],
      steps: ['matter', 'every-kind', 'documents', 'fine-revenue-details', 'check'],
      documents: ['DECISION', 'LETTER'],
    });
    expect(
      keys(frame({ scope: 'PLACES', isLeased: true }, [filledPlace(1, { needsPhoto: true }), filledPlace(2)])),
    ).toEqual({
      sections: ['MATTER', 'PLACES', 'VISITS', 'EVERY_KIND'],
      steps: ['matter', 'places', 'every-kind', 'papers', 'documents', 'fine-revenue-details', 'check'],
      documents: ['DECISION', 'LEASE', 'PHOTO:p1', 'LETTER'],
    });
    const rent = MATTER.fields.find(({ path }) => path === 'rent');
    expect([true, false].map((isLeased) => rent && isAsked(rent, { isLeased }, frame()))).toEqual([true, false]);
  });

  test('its examples are finished answers', () => {
    expect(MATTER.schemaFor(frame()).safeParse(filledMatter(TODAY)).success).toBe(true);
    for (const section of definition.sections)
      if (isList(section) && section.key === 'PLACES')
        expect(section.item.schemaFor(frame()).safeParse(filledPlace(1)).success).toBe(true);
  });
});

describe('filed under a process that is not filed', () => {
  let putBack: (() => void) | undefined;
  afterEach(() => putBack?.());

  test('it is found by that name, displaces nothing, and is gone when the test is over', () => {
    const before = everyDefinition();
    expect(processDefinition(TEST_PROCESS)).toBeUndefined();
    putBack = fileTestFiling();
    expect(processDefinition(TEST_PROCESS)).toMatchObject({ version: 1, money: { payTiming: 'BEFORE_VERIFY' } });
    expect(everyDefinition().slice(0, -1)).toEqual(before);
    const asBefore = fileTestFiling({ money: { payTiming: 'NONE' } });
    expect(processDefinition(TEST_PROCESS)).toMatchObject({ money: { payTiming: 'NONE' } });
    asBefore();
    expect(processDefinition(TEST_PROCESS)).toMatchObject({ money: { payTiming: 'BEFORE_VERIFY' } });
    putBack();
    expect(everyDefinition()).toEqual(before);
  });
});
