import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../portal/paths.mjs';

/**
 * What a part found.
 *
 * @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[],
 *   files?: { name: string, seconds: number, isGreen: boolean }[], note?: string }} Result
 *
 * `isGreen`: passed at the first try; `note`: why a part had nothing to do.
 *
 * A part that has run, with its times in seconds; `processor` is that of its processes alone.
 *
 * @typedef {Result & { name: string, title: string, began: number, wall: number, processor: number }} Part
 *
 * A run, or a shard of one: what `npm run test:merge` reads.
 *
 * @typedef {{ parts: Part[], notRun: string[] }} Outcome
 */

export const RESULTS = join(ROOT, 'test-results', 'parts');

/** A failed test with the beginning of its message: a long output is often kept by its end only. */
export function titled(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

const clock = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(0)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

/** @param {readonly Outcome[]} outcomes of one run, or of its shards */
export function merged(outcomes) {
  return { parts: outcomes.flatMap(({ parts }) => parts), notRun: outcomes.flatMap(({ notRun }) => notRun) };
}

/**
 * The lines at the end of a run; the last is always `N passed, N failed`.
 *
 * @param {Outcome} outcome
 * @returns {string[]}
 */
export function linesOf({ parts, notRun }) {
  const all = (of) => parts.flatMap((part) => of(part) ?? []);
  const sum = (of) => parts.reduce((total, part) => total + of(part), 0);
  const slowest = parts
    .flatMap(({ title, files = [] }) => files.map((file) => ({ ...file, title })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds, title }) => `${clock(seconds).padStart(12)}  ${name} (${title})`);
  return [
    ...list('The slowest files:', slowest),
    ...list(
      'Failed:',
      all(({ failures }) => failures),
    ),
    ...list(
      'Flaky, passed only when tried again:',
      all(({ flaky }) => flaky),
    ),
    ...list('Parts (from the start of the run; wall clock; processor):', parts.map(lineOf)),
    ...notRun.map((name) => `not run: ${name}   (npm test -- --part ${name})`),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ];
}

const list = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`), '']);

const lineOf = ({ name, title, passed, failed, began, wall, processor, note }) =>
  [
    failed === 0 ? '✓' : '✗',
    `${name} (${title}): ${passed} passed, ${failed} failed,`,
    `from ${clock(began)}, ${clock(wall)}, processor ${clock(processor)}`,
    ...(note === undefined ? [] : [`(${note})`]),
  ].join(' ');
