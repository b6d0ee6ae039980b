import { Linter } from 'eslint';
import { homes, ownRules, tests } from './lint-preset.mjs';

const LIMITS = { test: 120_000, wait: 15_000, waiters: { eventually: 30_000 } };

/**
 * The rules of tests that a text breaks in a file of this name.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string[]}
 */
export function brokenRules(code, file = 'gateway/src/some.test.ts') {
  const config = [...ownRules, ...homes, ...tests(['**/*.ts', '**/*.tsx'], LIMITS)];
  return new Linter().verify(code, config, file).map(({ ruleId, message }) => ruleId ?? message);
}
