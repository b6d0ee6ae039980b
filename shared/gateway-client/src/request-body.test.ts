/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { encodeBody, toFormData, toQueryString } from './request-body';

const filing = {
  name: 'हिमाल',
  capital: 100,
  group: false,
  empty: null,
  missing: undefined,
  signedOn: new Date('2026-11-21T00:00:00Z'),
  shareholders: [{ addr: { ward: 5 } }, { addr: { ward: 7 } }],
};

test('form-data names nested values with dots and brackets', () => {
  expect(Object.fromEntries(toFormData(filing))).toEqual({
    name: 'हिमाल',
    capital: '100',
    group: 'false',
    signedOn: '2026-11-21T00:00:00.000Z',
    'shareholders[0].addr.ward': '5',
    'shareholders[1].addr.ward': '7',
  });
});

test('form-data carries files as they are', () => {
  const file = new File(['x'], 'moa.pdf', { type: 'application/pdf' });
  expect(toFormData({ documents: [{ file }] }).get('documents[0].file')).toEqual(file);
});

test('urlencoded nests with brackets', () => {
  expect(decodeURIComponent(toQueryString({ addr: { ward: 5 }, list: [{ a: 'x y' }] }))).toBe(
    'addr[ward]=5&list[0][a]=x+y',
  );
  expect(() => toQueryString({ file: new Blob(['x']) })).toThrow('file is a file');
});

test('the browser names the boundary of form-data itself', () => {
  expect(encodeBody({ kind: 'form-data', value: {} }).contentType).toBeUndefined();
  expect(encodeBody({ kind: 'urlencoded', value: { a: 1 } })).toEqual({
    content: 'a=1',
    contentType: 'application/x-www-form-urlencoded',
  });
  expect(encodeBody(undefined)).toEqual({ content: undefined });
});
