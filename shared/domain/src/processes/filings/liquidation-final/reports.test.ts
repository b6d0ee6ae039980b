import { expect, test } from '@jest/globals';
import { frameOf, TODAY } from '../../../testing/filed-agreement';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { liquidationFinal } from './definition';

/** The register has this auditor since the approval of the application. */
function framed(licenceNumber?: string): FilingFrame {
  const frame = frameOf({});
  if (!frame.company || licenceNumber === undefined) return frame;
  const auditor = {
    aspect: 'AUDITOR' as const,
    subjectId: 'auditor',
    since: '2026-01-01',
    applicationId: null,
    data: { nameEnglish: 'Auditor', nameNepali: 'लेखापरीक्षक', details: { licenceNumber } },
  };
  return { ...frame, company: { ...frame.company, parts: [...frame.company.parts, auditor] } };
}
function codesOf(more: Answers, frame: FilingFrame): string[] {
  const audit = { licenceNumber: 'CA-77', reportedOn: TODAY, opinion: 'A true view.', ...more };
  const parsed = liquidationFinal.sections[1].schemaFor(frame).safeParse(audit);
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('the report is that of the auditor in the register, however the licence is written', () => {
  expect(codesOf({}, framed('CA-77'))).toEqual([]);
  expect(codesOf({ licenceNumber: 'ca/77' }, framed('CA-77'))).toEqual([]);
  expect(codesOf({}, framed('CA-78'))).toEqual(['licenceNumber REPORT_OF_OTHER_AUDITOR']);
  expect(codesOf({}, framed())).toEqual([]);
  expect(codesOf({ reportedOn: '2026-11-29' }, framed('CA-77'))).toEqual(['reportedOn DATE_IN_FUTURE']);
});
