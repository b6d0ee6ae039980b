import { expect, test } from '@jest/globals';
import { rolesWith, STAFF_ROLES, type Permission } from '../permissions';
import { mayGiveAlone, needsSecondPerson } from './ranks';

const OVER_MONEY: readonly Permission[] = [
  'VERIFY_VOUCHER',
  'RECONCILE',
  'REFUND',
  'COUNTER_SIGN_REFUND',
  'COUNTER_SIGN_PAYABLE',
];

test.each(OVER_MONEY)('X13: no administrator gives or takes alone a role that may %s', (permission) => {
  for (const role of rolesWith(permission)) {
    expect(STAFF_ROLES.filter((own) => mayGiveAlone(own, role))).toEqual([]);
    expect(needsSecondPerson('OFFICE_ADMINISTRATOR', 'OPERATOR', role)).toBe(true);
    expect(needsSecondPerson('OFFICE_ADMINISTRATOR', role, 'OPERATOR')).toBe(true);
  }
});
