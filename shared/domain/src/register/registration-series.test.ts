import { expect, test } from '@jest/globals';
import { registrationNumber, registrationSeriesOf } from './registration-series';

test('a registration number names its office and series', () => {
  expect(registrationNumber('KTM', registrationSeriesOf('PRIVATE_SOLE_PROPRIETOR'), 123)).toBe('KTM-PVT-000123');
  expect(registrationSeriesOf('PUBLIC_GOVERNMENT_ALL_GOVERNMENT')).toBe('PUB');
  expect(registrationSeriesOf('FOREIGN_LIAISON')).toBe('FLO');
});
