import { expect, test } from '@jest/globals';
import { createTurnsOfEach } from './turns';

test('each has one at a time, so many wait, and whoever comes beside them is refused; another is not held up', async () => {
  const inTurn = createTurnsOfEach(2);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const calls = ['first', 'second', 'third'].map((name) => inTurn('puja', work(name)));
  await expect(inTurn('puja', work('fourth'))).rejects.toMatchObject({ code: 'RATE-429' });
  const others = inTurn('asha', work('another'));
  expect(begun).toEqual(['first', 'another']);

  for (const call of calls) {
    ends.shift()?.();
    await Promise.race([call, others]);
  }
  ends.forEach((end) => end());
  await Promise.all([...calls, others]);
  expect(begun).toEqual(['first', 'another', 'second', 'third']);
  await expect(inTurn('puja', () => Promise.resolve('again'))).resolves.toBe('again');
});
