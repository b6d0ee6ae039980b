import { expect, test } from '@jest/globals';
import { filingSubjectSchema } from '@registrar/domain/processes';
import { Refusal } from '../../../platform/refusal';
import { requireSubject } from '../../../applications/subject-of';

const year = { kind: 'FISCAL_YEAR', id: '2082/83' } as const;

function complaint(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return error instanceof Refusal ? error.details.errors?.[0] : error;
  }
}

test('a filing of a fiscal year needs a fiscal year as its subject, and accepts no other', () => {
  expect(requireSubject({ subject: 'FISCAL_YEAR' }, year, 'en')).toEqual(year);
  expect(requireSubject({}, undefined, 'en')).toBeNull();
  expect(complaint(() => requireSubject({ subject: 'FISCAL_YEAR' }, undefined, 'en'))).toMatchObject({
    path: 'subject',
    code: 'SUBJECT_REQUIRED',
    message: 'Choose what this application is about: Fiscal year',
  });
  expect(complaint(() => requireSubject({ subject: 'MERGER' }, year, 'en'))).toMatchObject({
    code: 'SUBJECT_REQUIRED',
  });
  expect(complaint(() => requireSubject({}, year, 'en'))).toMatchObject({ code: 'SUBJECT_NOT_ASKED' });
});

test.each([
  ['2082/83', true],
  ['2082/84', false],
  ['2082', false],
  ['1800/01', false],
])('%s is the name of a fiscal year: %s', (id, is) => {
  expect(filingSubjectSchema.safeParse({ kind: 'FISCAL_YEAR', id }).success).toBe(is);
});
