import { expect, test } from '@jest/globals';
import { soleOwner } from '../../testing/registration-examples';
import { filedAnswers } from '../definition/filing-frame';
import { officeAddress } from './address';

// a form holds what is no number as NaN; it has no JSON, so that the gateway never sees one
test('a latitude that is no number is not said to be missing', () => {
  const { address } = filedAnswers(soleOwner(), 'GENERAL_INFORMATION');
  const codes = (latitude: unknown) =>
    officeAddress.complete
      .safeParse({ ...Object(address), point: { longitude: 85.324, latitude } })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(codes(Number.NaN)).toEqual(['point.latitude NUMBER_INVALID']);
  expect(codes(undefined)).toEqual(['point.latitude LATITUDE_REQUIRED']);
});
