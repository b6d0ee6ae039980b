import { expect, jest, test } from '@jest/globals';
import type { InitAnswer } from '@registrar/domain/calls/accounts';
import { createModuleList } from './module-list';

const init = (...codes: string[]): InitAnswer => ({
  user: {
    id: 'u',
    username: 'ram',
    fullNameEnglish: 'Ram',
    fullNameNepali: 'राम',
    email: 'r@example.com',
    mobileNumber: '9800000000',
    isMigrated: false,
    emailVerified: true,
    kind: 'applicant',
  },
  moduleList: codes.map((code) => ({ code })),
  role: { id: '1', code: 'APPLICANT', nameEnglish: 'Applicant', nameNepali: 'निवेदक' },
  office: { id: 1, code: 'KTM', nameEnglish: 'Office', nameNepali: 'कार्यालय' },
  applicationControlToken: { deRegistrationType: null },
  restriction: null,
});

test('asks once for callers that come together, and knows the codes then', async () => {
  const ask = jest.fn(async () => init('DESK'));
  const modules = createModuleList(ask);
  const both = [modules.refresh(), modules.refresh()];
  expect(modules.access()).toEqual({ status: 'loading' });
  await Promise.all(both);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(modules.can('DESK')).toBe(true);
  expect(modules.can('AUDIT')).toBe(false);
});

test('a failure closes, but a later one does not take away what is known', async () => {
  const ask = jest
    .fn<() => Promise<InitAnswer>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(init('DESK'))
    .mockRejectedValueOnce(new Error('down'));
  const modules = createModuleList(ask);
  await modules.refresh();
  expect(modules.access()).toEqual({ status: 'failed' });
  await modules.refresh();
  await modules.refresh();
  expect(modules.can('DESK')).toBe(true);
});

test('an answer for somebody who has signed out meanwhile is dropped', async () => {
  let answer = (_: InitAnswer): void => undefined;
  const modules = createModuleList(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const asked = modules.refresh();
  modules.clear();
  answer(init('DESK'));
  await asked;
  expect(modules.state.get()).toEqual({ status: 'signed-out' });
  expect(modules.can('DESK')).toBe(false);
});
