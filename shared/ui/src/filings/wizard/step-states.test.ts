import { expect, test } from '@jest/globals';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { stepsOf } from '@registrar/domain/processes';
import type { SectionState } from '@registrar/domain/calls/filing-sections';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { registration, sectionStates } from '@registrar/testing/registration-builders';
import { firstOpenPin, stepToCorrect } from '../correction/open-pins';
import { stateOfStep } from './step-states';

const frame = soleOwner();
const steps = stepsOf(companyRegistration, frame);
const stateOf = (
  key: string,
  current: string,
  sections: Readonly<Record<string, Partial<SectionState>>>,
  step = '',
) => {
  const detail = registration({ step, sections: sectionStates('PRIVATE_SOLE_PROPRIETOR', sections) });
  const found = steps.find((one) => one.key === key);
  if (found === undefined) throw new Error(key);
  return stateOfStep({ detail, definition: companyRegistration, frame, places: [] }, steps, found, current);
};
const wrong = { validity: 'INVALID', version: 1 } as const;

test('what the register has brought into a step that nobody has opened is no mistake', () => {
  expect(stateOf('representative', 'general-info', { COMPANY_REPRESENTATIVE: { ...wrong, touched: false } })).toBe(
    'notStarted',
  );
  expect(stateOf('representative', 'general-info', { COMPANY_REPRESENTATIVE: { ...wrong, touched: true } })).toBe(
    'hasErrors',
  );
  expect(stateOf('representative', 'general-info', { COMPANY_REPRESENTATIVE: wrong })).toBe('hasErrors');
});

test('once one has gone past it, it is', () => {
  expect(stateOf('representative', 'summary', { COMPANY_REPRESENTATIVE: { ...wrong, touched: false } })).toBe(
    'hasErrors',
  );
});

test('the fee is done once one has gone past it', () => {
  expect(stateOf('fine-revenue-details', 'document-details', {})).toBe('notStarted');
  expect(stateOf('fine-revenue-details', 'fine-revenue-details', {})).toBe('inProgress');
  expect(stateOf('fine-revenue-details', 'summary', {})).toBe('complete');
});

const pin = (path: string, answer: string | null) => ({
  id: path,
  path,
  documentKey: null,
  round: 1,
  remark: 'Look',
  answer,
});

test('a correction begins with the first remark in the order of the steps that nobody has answered', () => {
  const detail = (answers: readonly (string | null)[]) => ({
    status: 'SEND_FOR_CORRECTION' as const,
    round: 1,
    pins: ['COMPANY_REPRESENTATIVE.i1', 'CAPITAL_STRUCTURE.shareRate', 'GENERAL_INFORMATION.contact.phoneNo'].map(
      (path, at) => pin(path, answers[at] ?? null),
    ) as never,
  });
  expect(firstOpenPin(detail([null, null, 'Done']), steps)).toMatchObject({
    step: 'capital-structure',
    place: 'CAPITAL_STRUCTURE.shareRate',
  });
  expect(stepToCorrect(detail(['Done', 'Done', 'Done']), steps)).toBe('summary');
});
