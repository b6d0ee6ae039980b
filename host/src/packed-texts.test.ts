import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PackedTexts } from './packed-texts';

test('a text is packed once for all who ask, and many that are new at once are sent as they are', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const texts = new PackedTexts((text) => {
    begun.push(text);
    return new Promise((resolve) => ends.push(() => resolve(Buffer.from(text))));
  }, 10);
  const asked = Array.from({ length: 20 }, (_, number) => texts.of(`tag ${number % 10}`, `text ${number % 10}`));
  expect(begun).toHaveLength(8);
  ends.forEach((end) => end());
  const sent = await Promise.all(asked);
  expect(sent.filter((packed) => packed === undefined)).toHaveLength(4);
  expect(sent[0]?.toString()).toBe('text 0');
  await texts.of('tag 0', 'text 0');
  expect(begun).toHaveLength(8);
});

test('what was asked for longest ago goes first, and what failed is tried again', async () => {
  const begun: string[] = [];
  const texts = new PackedTexts((text) => {
    begun.push(text);
    return begun.length === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve(Buffer.from(text));
  }, 2);
  expect(await texts.of('a', 'a')).toBeUndefined();
  for (const tag of ['a', 'b', 'a', 'c', 'a', 'b']) await texts.of(tag, tag);
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'b']);
});

/** Packs what a team uploads with its deploy token. */
const OF_TEAMS = 'release-files.ts';

test('X22: nothing that a stranger asks for is packed on the one thread of the host', () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const packing = sources.filter((file) =>
    /(Compress|gzip|deflate)\w*Sync\b/i.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  );
  expect([sources.length > 40, packing]).toEqual([true, [OF_TEAMS]]);
});
