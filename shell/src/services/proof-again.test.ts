import { expect, test } from '@jest/globals';
import { createProofAgain } from './proof-again';

test('calls that are refused together wait for one answer, and the next one asks anew', async () => {
  const again = createProofAgain();
  const waiting = [again.ask(), again.ask()];
  const asked = again.asked.get();
  asked?.answer(true);
  await expect(Promise.all(waiting)).resolves.toEqual([true, true]);
  expect(again.asked.get()).toBeNull();

  const later = again.ask();
  expect(again.asked.get()).not.toBe(asked);
  again.asked.get()?.answer(false);
  await expect(later).resolves.toBe(false);
});
