import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isGiven, namesIn } from './provided-names-plugin.cjs';

const provided = (name: string) => namesIn(join(import.meta.dirname, 'provided', `${name}.js`));

test('a name that the shell exports is given, another is not', () => {
  expect(isGiven(provided('react-router-dom'), ['useParams'])).toBe(true);
  expect(isGiven(provided('react-router-dom'), ['createHashRouter'])).toBe(false);
});

test('of an object only the listed members are given', () => {
  const names = provided('zod');
  expect(isGiven(names, ['z', 'object'])).toBe(true);
  expect(isGiven(names, ['z', 'coerce', 'number'])).toBe(true);
  expect(isGiven(names, ['z', 'toJSONSchema'])).toBe(false);
  expect(isGiven(names, ['z'])).toBe(true);
});
