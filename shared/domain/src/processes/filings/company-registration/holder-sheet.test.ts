import { expect, test } from '@jest/globals';
import { columnsOfHeading } from '../../../sheets';
import { holderColumns } from './holder-sheet';

test.each(['PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'NON_PROFIT'] as const)(
  'each heading of a sheet of shareholders matches one column, in either language: %s',
  (companyType) => {
    const columns = holderColumns({ companyType });
    for (const language of ['ne', 'en'] as const) {
      const named = columnsOfHeading(
        columns.map(({ label }) => label[language]),
        columns,
      ).map((column) => column?.key);
      expect(named).toEqual(columns.map(({ key }) => key));
    }
  },
);

test('a sheet from before the street was asked in both scripts is still understood', () => {
  const columns = holderColumns({ companyType: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI' });
  expect(columnsOfHeading(['टोल/सडक', 'Tole/street'], columns).map((column) => column?.key)).toEqual([
    'permanentAddress.toleStreet',
    'permanentAddress.toleStreet',
  ]);
});
