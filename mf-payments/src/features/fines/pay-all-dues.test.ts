import { expect, test } from '@jest/globals';
import type { CompanyDue } from '@registrar/domain/calls/fines';
import { openOfCompanies } from './pay-all-dues';

const company = (id: string) => ({ id, registrationNumber: id, nameEnglish: id, nameNepali: id });
const event = {
  eventId: 'ANNUAL_REPORT_S80_ALL',
  section: '80',
  scheduleKey: 'FINE_S81_2',
  trigger: 'FISCAL_YEAR' as const,
  nameEnglish: 'Annual report',
  nameNepali: 'वार्षिक विवरण',
};
const invoice = (id: string, totalPaisa: number, underWay = false) => ({
  id,
  number: id,
  ebpCode: id,
  totalPaisa,
  validTo: null,
  underWay,
});
const due = (id: string, of: string, more: Partial<CompanyDue> = {}): CompanyDue => ({
  id,
  company: company(of),
  event,
  fiscalYear: '2081/82',
  filedOn: null,
  fine: null,
  state: 'DUE',
  paidPaisa: 0,
  restPaisa: 100,
  invoice: null,
  ...more,
});

test('several dues in the invoice of one filing are asked once, beside those that have none yet', () => {
  const dues = [
    due('a', 'A', { invoice: invoice('i', 300) }),
    due('b', 'A', { invoice: invoice('i', 300) }),
    due('c', 'A'),
  ];
  expect(openOfCompanies(dues)).toEqual([
    { company: company('A'), totalPaisa: 400, of: { invoiceIds: ['i'], dueIds: ['c'] } },
  ]);
});

test('one thing alone is paid on its own page; what is under way or paid is not asked; no company pays for another', () => {
  const dues = [
    due('a', 'A', { invoice: invoice('i', 300) }),
    due('b', 'A', { invoice: invoice('j', 300, true) }),
    due('c', 'A', { restPaisa: 0 }),
    due('d', 'B'),
    due('e', 'C'),
    due('f', 'C'),
  ];
  expect(openOfCompanies(dues).map(({ company: { id }, of }) => [id, of.dueIds])).toEqual([['C', ['e', 'f']]]);
});
