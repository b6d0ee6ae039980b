import { expect, test } from '@jest/globals';
import { readNotificationFilters, writeNotificationFilters } from './notification-filters';

const throughTheAddress = (address: string): string =>
  writeNotificationFilters(readNotificationFilters(new URLSearchParams(address))).toString();

test('the plain address means everything, newest first', () => {
  expect(readNotificationFilters(new URLSearchParams())).toEqual({ tab: 'all', type: '', from: '', to: '', page: 1 });
});

test.each(['', 'tab=unread', 'tab=read&type=APPLICATION_APPROVED&from=2026-11-01&to=2026-11-21&page=3'])(
  '"%s" survives reading and writing',
  (address) => {
    expect(throughTheAddress(address)).toBe(address);
  },
);

test.each(['tab=mine', 'type=WEATHER', 'from=yesterday', 'to=2026-13-40', 'page=-1', 'page=x', 'page=99999'])(
  'nonsense (%s) is the default',
  (address) => {
    expect(throughTheAddress(address)).toBe('');
  },
);
