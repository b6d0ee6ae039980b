import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isOfferedSchedule, schedules } from '@registrar/domain/schedules';

/** What asks for a fee: definitions, kinds of companies, and the calls of the gateway that read one by its key. */
const READERS = ['shared/domain/src/processes', 'shared/domain/src/schedules/incorporation-schedule.ts', 'gateway/src'];
const files = (at: string): string[] =>
  at.endsWith('.ts')
    ? [at]
    : readdirSync(at, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/test\.ts$|^migrations|^configuration/.test(name))
        .map((name) => `${at}/${name}`);
const source = READERS.flatMap(files)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('the fees that are offered are those that something asks', () => {
  const fees = schedules.keys.filter((key) => key.startsWith('FEE_'));
  expect(fees.filter(isOfferedSchedule)).toEqual(fees.filter((key) => source.includes(`'${key}'`)));
});
