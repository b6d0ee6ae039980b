import { expect, test } from '@jest/globals';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import { initialReturnReasons } from './effects';

const OWED: CompanyFacts['open'][number] = {
  kind: 'THREE_MONTH_UPDATE',
  fiscalYear: null,
  since: '2026-11-14',
  dueOn: '2027-02-11',
};
const handedIn = (submittedAt: Date | null): CompanyFacts['filings'][number] => ({
  id: 'f',
  process: 'THREE_MONTH_UPDATE',
  status: submittedAt === null ? 'DRAFT' : 'SUBMITTED',
  number: null,
  submittedAt,
  decided: false,
  dueOn: null,
  isAcquisition: false,
  subjectId: null,
});
const at = new Date('2026-11-20T06:00:00Z');
const said = (open: CompanyFacts['open'], filings: CompanyFacts['filings'], filing: Date | null | undefined) =>
  initialReturnReasons({ open, filings }, filing === undefined ? null : { submittedAt: filing }).map(
    ({ code, message }) => `${code}: ${message.en}`,
  );

test('an initial return that is owed is offered; one that is not is refused with its reason', () => {
  expect(said([OWED], [], undefined)).toEqual([]);
  expect(said([], [], undefined)).toEqual([expect.stringMatching(/^NOT_OWED: This company owes no initial return/)]);
  // a draft alone does not count as a return
  expect(said([], [handedIn(null)], null)).toEqual([expect.stringContaining('owes no initial return')]);
});

test('it is submitted once, and the submitted one is decided', () => {
  expect(said([], [handedIn(at)], undefined)).toEqual([expect.stringContaining('submitted already')]);
  expect(said([], [handedIn(at)], at)).toEqual([]);
});
