import { expect, test } from '@jest/globals';
import { courierText, rowsOfCourier } from './courier-list';

test('a list is read with any separator, in digits of either language; headings and empty lines are none', () => {
  expect(rowsOfCourier('Registration,Receipt\r\n100001,R-1\n\n१००००२; R-2\n"100003"\t"R-3"\n100004')).toEqual([
    { registrationNumber: '100001', proof: 'R-1' },
    { registrationNumber: '100002', proof: 'R-2' },
    { registrationNumber: '100003', proof: 'R-3' },
    { registrationNumber: '100004', proof: '' },
  ]);
  expect(rowsOfCourier('none')).toEqual([]);
});

test('what was read is written again as it was', () => {
  const rows = [{ registrationNumber: '100001', proof: 'R-1' }];
  expect(rowsOfCourier(courierText(rows))).toEqual(rows);
});
