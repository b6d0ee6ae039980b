import { expect, test } from '@jest/globals';
import type { RegisterPart } from '../../register/company-record';
import { openTable } from '../../share-ledger/share-table';
import type { FiledCompany } from './filing-frame';
import { isRegistered, registerChoices } from './register-choice';

const part = (aspect: RegisterPart['aspect'], subjectId: string | null, nameEnglish: string): RegisterPart => ({
  aspect,
  subjectId,
  data: { nameEnglish, nameNepali: 'क' },
  since: '2026-01-01',
  applicationId: null,
});
const company: FiledCompany = {
  id: 'company',
  version: 1,
  type: null,
  parts: [
    part('NAME', null, 'Himal'),
    part('SHAREHOLDER', 'a', 'Asha'),
    part('DIRECTOR', 'd', 'Dipak'),
    part('SHAREHOLDER', 'b', 'Bina'),
  ],
  shares: openTable(
    [
      {
        holderId: 'a',
        ranges: [
          { from: 1, to: 4 },
          { from: 7, to: 9 },
        ],
        paid: 0,
        shareType: null,
      },
    ],
    10,
    100,
  ),
};
const frame = { company };

test('offers the persons that the register has in the given parts, shareholders with their shares', () => {
  expect(registerChoices(frame, ['SHAREHOLDER']).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 7],
    ['b', 0],
  ]);
  expect(
    registerChoices(frame, ['DIRECTOR', 'SHAREHOLDER']).map(({ id, part: from, quantity }) => [id, from, quantity]),
  ).toEqual([
    ['d', 'DIRECTOR', null],
    ['a', 'SHAREHOLDER', 7],
    ['b', 'SHAREHOLDER', 0],
  ]);
  expect(
    registerChoices({ company: { ...company, shares: null } }, ['SHAREHOLDER']).map(({ quantity }) => quantity),
  ).toEqual([null, null]);
});

test('offers nobody when there is no filing company', () => {
  expect(registerChoices({ company: null }, ['SHAREHOLDER'])).toEqual([]);
});

test('an answer is valid only in the given parts', () => {
  expect(isRegistered(frame, ['SHAREHOLDER'], 'a')).toBe(true);
  expect(isRegistered(frame, ['DIRECTOR'], 'a')).toBe(false);
  expect(isRegistered(frame, ['SHAREHOLDER'], undefined)).toBe(false);
});
