import fs from 'node:fs';
import path from 'node:path';
import { auditActions, auditObjects } from '@registrar/domain/calls/audit';
import { filingActions } from '@registrar/domain/transitions';
import { expect, test } from '@jest/globals';
import type { ProposalKindName } from '../proposals/proposal-kind';

const SOURCES = path.join(import.meta.dirname, '..');

const PROPOSALS: readonly ProposalKindName[] = [
  'SCHEDULE',
  'WORD_LIST',
  'STAFF_CHANGE',
  'COMPANY_ORDER',
  'HEIR_ADMISSION',
  'LOCK_RELEASE',
  'INSTITUTION_ADMISSION',
  'PROCEEDING_ORDER',
  'FORCED_OPENING',
  'RESTORATION',
  'FORCED_BATCH',
  'FINE_WAIVER',
];

interface Entry {
  readonly file: string;
  readonly action: string | undefined;
  readonly objectType: string | undefined;
}

/** Every `unit.audit({ … })` of the gateway. What is put together of parts the compiler holds to the same names. */
function entries(): Entry[] {
  return sourceFiles(SOURCES).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return [...text.matchAll(/\.audit\(\{/g)].map(({ index }) => {
      const call = upToClosingBrace(text, index + '.audit('.length);
      const code = (property: string): string | undefined => new RegExp(`\\b${property}:\\s*'([^']+)'`).exec(call)?.[1];
      return { file: path.relative(SOURCES, file), action: code('action'), objectType: code('objectType') };
    });
  });
}

function sourceFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(full);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [full] : [];
  });
}

function upToClosingBrace(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

test('every action and every object that the gateway writes into the audit has a name in both languages', () => {
  const found = entries();
  expect(found.length).toBeGreaterThan(20);
  const unnamed = found.flatMap(({ file, action, objectType }) => [
    ...(action === undefined || auditActions.has(action) ? [] : [`${file}: ${action}`]),
    ...(objectType === undefined || auditObjects.has(objectType) ? [] : [`${file}: ${objectType}`]),
  ]);
  expect(unnamed).toEqual([]);
  for (const action of filingActions.keys) expect(auditActions.has(`application.${action}`)).toBe(true);
});

test('no action has a name that nothing writes: what people did does not drop out of the audit unnoticed', () => {
  const sources = sourceFiles(SOURCES).map((file) => fs.readFileSync(file, 'utf8'));
  const found = (code: RegExp) => new Set(sources.flatMap((text) => [...text.matchAll(code)].map(([, name]) => name)));
  const written = found(/'([\w.-]+)'/g);
  // `application.${action}`: one of several, which the compiler holds to their names
  const beginnings = found(/`([\w-]+\.)\$\{/g);
  // `${kind.name}_APPROVED`: of each kind of proposal
  const ends = found(/`\$\{kind\.name\}(_\w+|_\$\{status\})`/g);
  const settled = ['_APPROVED', '_REFUSED', '_WITHDRAWN'].filter(() => ends.has('_${status}'));
  const ofProposals = PROPOSALS.flatMap((kind) => [...ends, ...settled].map((end) => `${kind}${end ?? ''}`));
  const isWritten = (action: string) =>
    written.has(action) || ofProposals.includes(action) || beginnings.has(/^[\w-]+\./.exec(action)?.[0]);
  expect(auditActions.keys.filter((action) => !isWritten(action))).toEqual([]);
});

test.each([...auditActions.items, ...auditObjects.items])(
  '$key is named in Devanagari and in Latin letters',
  ({ nameNepali, nameEnglish }) => {
    expect(nameNepali).toMatch(/^[\p{Script=Devanagari}\s‌‍]+$/u);
    expect(nameEnglish).toMatch(/^[\p{Script=Latin}\s’-]+$/u);
  },
);
