import { expect, test } from '@jest/globals';
import { assignedTo, freePieces, withNextRange, withRestOf, withoutRange, withRange } from './range-edits';

const asha = { id: 'asha', name: 'Asha', quantity: 40 };
const first = { holderItemId: 'asha', from: 1, to: 10 };

test('what is free lies before, between and behind the ranges; overlaps and unfinished ranges take nothing twice', () => {
  expect(freePieces([], 100)).toEqual([{ from: 1, to: 100 }]);
  expect(
    freePieces(
      [
        { ...first, from: 11, to: 20 },
        { holderItemId: 'b', from: 15, to: 30 },
        { holderItemId: 'b', from: 50 },
        { holderItemId: 'b', from: 90, to: 70 },
      ],
      40,
    ),
  ).toEqual([
    { from: 1, to: 10 },
    { from: 31, to: 40 },
  ]);
  expect(freePieces([{ ...first, to: 500 }], 100)).toEqual([]);
  expect(freePieces([], 0)).toEqual([]);
});

test('one more range begins where something is free and is as long as what is missing', () => {
  expect(withNextRange([first], asha, 100)[1]).toEqual({ holderItemId: 'asha', from: 11, to: 40 });
  expect(withNextRange([first, { holderItemId: 'b', from: 21, to: 100 }], asha, 100)[2]).toEqual({
    holderItemId: 'asha',
    from: 11,
    to: 20,
  });
  expect(withNextRange([{ ...first, to: 40 }], asha, 100)[1]).toEqual({ holderItemId: 'asha', from: 41, to: 41 });
  expect(withNextRange([{ ...first, to: 100 }], asha, 100)[1]).toEqual({ holderItemId: 'asha' });
});

test('the rest of a holder goes into as many pieces as there are', () => {
  const others = [{ holderItemId: 'b', from: 21, to: 60 }];
  expect(withRestOf([first, ...others], asha, 100)).toEqual([
    first,
    ...others,
    { holderItemId: 'asha', from: 11, to: 20 },
    { holderItemId: 'asha', from: 61, to: 80 },
  ]);
  expect(withRestOf([{ holderItemId: 'asha' }], asha, 30)).toEqual([{ holderItemId: 'asha', from: 1, to: 30 }]);
  expect(withRestOf([{ ...first, to: 40 }], asha, 100)).toEqual([{ ...first, to: 40 }]);
});

test('a range is changed and taken away by its place', () => {
  expect(withRange([first], 0, { from: 2, to: undefined })).toEqual([{ holderItemId: 'asha', from: 2, to: undefined }]);
  expect(withoutRange([first, { ...first, from: 11, to: 12 }], 0)).toEqual([{ ...first, from: 11, to: 12 }]);
  expect([...assignedTo([first, { ...first, from: 11, to: 12 }, { holderItemId: 'b', from: 5 }])]).toEqual([
    ['asha', 12],
    ['b', 0],
  ]);
});
