import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { compareApi } from './compare-api.mjs';
import { readApi } from './read-api.mjs';
import { readSnapshot, writeSnapshot } from './snapshot.mjs';
import { isRaised, neededVersion, snapshotFile, standings } from './versions.mjs';

// One entry point for each case, so that the compiler reads all of them once as they were and once as they are.
const BUTTON =
  'export interface Props { label: string; size?: "small" | "large" } export function Button({ label }: Props): string { return label; }';
const cases: Readonly<
  Record<string, readonly [before: string, after: string, grade: 'major' | 'minor' | 'none', what?: string]>
> = {
  addedExport: [
    'export const a = 1;',
    'export const a = 1; export const b = 2;',
    'minor',
    '+ @sample/look/addedExport: b',
  ],
  removedExport: [
    'export const a = 1; export const b = 2;',
    'export const a = 1;',
    'major',
    '- @sample/look/removedExport: b',
  ],
  removedType: [
    'export type A = string; export type B = string;',
    'export type A = string;',
    'major',
    '- @sample/look/removedType: type B',
  ],
  changedType: [
    'export const a: string = "";',
    'export const a: number = 1;',
    'major',
    '~ @sample/look/changedType: a: string → number',
  ],
  requiredProp: [
    BUTTON,
    BUTTON.replace('label: string;', 'label: string; color: string;'),
    'major',
    '+ Props.color (required)',
  ],
  optionalProp: [BUTTON, BUTTON.replace('label: string;', 'label: string; color?: string;'), 'minor', '+ Props.color'],
  removedProp: [BUTTON, BUTTON.replace('; size?: "small" | "large"', ''), 'major', '- Props.size'],
  propNowRequired: [BUTTON, BUTTON.replace('size?', 'size'), 'major', '~ Props.size: optional → required'],
  propNowOptional: [BUTTON, BUTTON.replace('label: string', 'label?: string'), 'minor'],
  propTakesMore: [BUTTON, BUTTON.replace('"large"', '"large" | "huge"'), 'minor'],
  propTakesLess: [BUTTON, BUTTON.replace(' | "large"', ''), 'major'],
  handlerGetsMore: [
    'export function Field(props: { onChange: (value: string) => void }): string { return String(props); }',
    'export function Field(props: { onChange: (value: string, event: Event) => void }): string { return String(props); }',
    'minor',
  ],
  givenMore: [
    'interface Answer { id: string } export const use = (): Answer => ({ id: "" });',
    'interface Answer { id: string; name: string } export const use = (): Answer => ({ id: "", name: "" });',
    'minor',
  ],
  givenLess: [
    'interface Answer { id: string; name: string } export const use = (): Answer => ({ id: "", name: "" });',
    'interface Answer { id: string } export const use = (): Answer => ({ id: "" });',
    'major',
  ],
  givenOtherStatus: [
    'export const use = (): "open" | "closed" => "open";',
    'export const use = (): "open" | "closed" | "late" => "open";',
    'major',
  ],
  givenOtherCode: [
    'export const use = (): "OPEN" | "SENT_BACK" => "OPEN";',
    'export const use = (): "OPEN" | "SENT_BACK" | "LATE" => "OPEN";',
    'minor',
  ],
  codeNobodyTells: [
    'export interface Frame { a: "OPEN" | "SENT_BACK" }',
    'export interface Frame { a: "OPEN" | "SENT_BACK" | "LATE" }',
    'minor',
  ],
  codeWithinWhatMayBeMissing: [
    'export const use = (): { a: "OPEN" } | null => null;',
    'export const use = (): { a: "OPEN" | "LATE" } | null => null;',
    'minor',
  ],
  codeInListThatMayBeMissing: [
    'export const use = (): { a: ("OPEN" | "SENT_BACK")[] | null } | null => null;',
    'export const use = (): { a: ("OPEN" | "SENT_BACK" | "LATE")[] | null } | null => null;',
    'minor',
  ],
  takenWithinWhatMayBeMissing: [
    'export const use = (): { a: string; b: string } | null => null;',
    'export const use = (): { a: string } | null => null;',
    'major',
  ],
  referenceOfAnotherName: [
    'export interface Line { id: string } export const use = (): Map<string, Line> => new Map();',
    'export interface Line { id: string } export const use = (): Set<Line> => new Set();',
    'major',
  ],
  codeTaken: ['export interface Frame { a: "OPEN" | "SENT_BACK" }', 'export interface Frame { a: "OPEN" }', 'major'],
  kindAdded: [
    'export interface Frame { a: () => { kind: "FLAT"; fee: number } | { kind: "FINE"; days: number } }',
    'export interface Frame { a: () => { kind: "FLAT"; fee: number } | { kind: "FINE"; days: number } | { kind: "WAIVED" } }',
    'minor',
  ],
  kindTaken: [
    'export interface Frame { a: { kind: "FLAT"; fee: number } | { kind: "FINE" } | { kind: "WAIVED" } }',
    'export interface Frame { a: { kind: "FLAT"; fee: number } | { kind: "FINE" } }',
    'major',
  ],
  moreForAParameter: [
    'export function go<A extends "OPEN" | "SHUT">(to: A): A { return to; }',
    'export function go<A extends "OPEN" | "SHUT" | "LOST">(to: A): A { return to; }',
    'minor',
  ],
  lessForAParameter: [
    'export function go<A extends "OPEN" | "SHUT">(to: A): A { return to; }',
    'export function go<A extends "OPEN">(to: A): A { return to; }',
    'major',
  ],
  moreForATypeLeftOut: [
    'export type Frame<A extends "OPEN" | "SHUT" = "OPEN" | "SHUT"> = { a: (a: A) => A; next?: Frame<A> }; export const use = (f: Frame): Frame => f;',
    'export type Frame<A extends "OPEN" | "SHUT" | "NO" = "OPEN" | "SHUT" | "NO"> = { a: (a: A) => A; next?: Frame<A> }; export const use = (f: Frame): Frame => f;',
    'minor',
  ],
  parameterAdded: [
    'export function go(to: string): void { void to; }',
    'export function go(to: string, how: string): void { void [to, how]; }',
    'major',
  ],
  optionalParameterAdded: [
    'export function go(to: string): void { void to; }',
    'export function go(to: string, how?: string): void { void [to, how]; }',
    'minor',
  ],
  typeNobodyTells: ['export interface Frame { a: string }', 'export interface Frame { a: string; b: string }', 'major'],
  optionalInTypeNobodyTells: [
    'export interface Frame { a: string }',
    'export interface Frame { a: string; b?: string }',
    'minor',
  ],
  membersFromAnother: [
    'export interface Frame { a: string; b: number }',
    'interface Props { b: number } export interface Frame extends Props { a: string }',
    'none',
  ],
  membersFromAnotherAndLess: [
    'export interface Frame { a: string; b: number }',
    'interface Props { a: string } export interface Frame extends Props {}',
    'major',
    '- Frame.b',
  ],
  membersNotFromAnotherAnyMore: [
    'interface Props { b: number } export interface Frame extends Props { a: string }',
    'export interface Frame { a: string; b: number; c?: string }',
    'minor',
    '+ Frame.c',
  ],
  writtenOtherwise: [
    'export interface P { a: string; b: number } export function F({ a, b }: P): string { return a + String(b); }',
    'export interface P { b: number; a: string } export const F = (props: P): string => props.a;',
    'none',
  ],
};

let folder: string;

function write(which: 0 | 1, version = '1.0.0'): string {
  const root = join(folder, String(which));
  mkdirSync(join(root, 'shared/look'), { recursive: true });
  writeFileSync(
    join(root, 'tsconfig.base.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        types: [],
      },
    }),
  );
  const exports = Object.fromEntries(Object.keys(cases).map((name) => [`./${name}`, `./${name}.ts`]));
  writeFileSync(join(root, 'shared/look/package.json'), JSON.stringify({ name: '@sample/look', version, exports }));
  for (const [name, sources] of Object.entries(cases))
    writeFileSync(
      join(root, 'shared/look', `${name}.ts`),
      sources[which].replaceAll(/\b(Props|Frame|Answer)\b/g, `$1_${name}`),
    );
  return root;
}

let before: ReturnType<typeof readApi>;
let after: ReturnType<typeof readApi>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
  before = readApi(write(0), ['look']);
  after = readApi(write(1), ['look']);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The changes of one case: every other entry point and the types behind it left as they were. */
function changesOf(name: string) {
  const only = (api: ReturnType<typeof readApi>) => {
    const entry = `@sample/look/${name}`;
    const types = (api['look']?.types ?? []).filter((line) => new RegExp(`^type \\S+_${name} `).test(line));
    return { look: { entries: { [entry]: api['look']?.entries[entry] ?? [] }, types } };
  };
  return compareApi('look', only(before), only(after));
}

test.each(Object.keys(cases))('%s', (name) => {
  const changes = changesOf(name);
  const [, , grade, what] = cases[name] ?? ['', '', 'none'];
  const grades = new Set(changes.map((change) => change.grade));
  expect(grades.has('major') ? 'major' : grades.has('minor') ? 'minor' : 'none').toBe(grade);
  if (what !== undefined) expect(changes.map((change) => change.what.replace(`_${name}`, ''))).toContain(what);
});

test('a snapshot says again what was written, for the version in its heading', () => {
  const api = after['look'] ?? { entries: {}, types: [] };
  expect(readSnapshot(writeSnapshot('@sample/look', '1.4.2', api))).toEqual({ version: '1.4.2', api });
});

test('an addition needs the next minor version, an incompatible change the next major one, and nothing less passes', () => {
  expect([
    neededVersion('1.2.3', []),
    neededVersion('1.2.3', [{ grade: 'minor', what: '' }]),
    neededVersion('1.2.3', [
      { grade: 'minor', what: '' },
      { grade: 'major', what: '' },
    ]),
  ]).toEqual(['1.2.3', '1.3.0', '2.0.0']);
  const root = write(1);
  writeFileSync(
    snapshotFile(root, 'look'),
    writeSnapshot('@sample/look', '1.0.0', before['look'] ?? { entries: {}, types: [] }),
  );
  const standing = () =>
    standings(root, after).map((one) => ({ needed: one.needed, raised: isRaised(one), current: one.isCurrent }));
  expect(standing()).toEqual([{ needed: '2.0.0', raised: false, current: false }]);
  write(1, '1.1.0');
  expect(standing()).toEqual([{ needed: '2.0.0', raised: false, current: false }]);
  write(1, '2.0.0');
  expect(standing()).toEqual([{ needed: '2.0.0', raised: true, current: false }]);
  writeFileSync(
    snapshotFile(root, 'look'),
    writeSnapshot('@sample/look', '2.0.0', after['look'] ?? { entries: {}, types: [] }),
  );
  expect(standing()).toEqual([{ needed: '2.0.0', raised: true, current: true }]);
});
