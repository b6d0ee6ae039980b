import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../portal/paths.mjs';
import { EMBEDDED } from './run-jest.mjs';
import { SLICES } from './slices.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'template', 'test-results']);

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith('.') || SKIPPED.has(entry.name) ? [] : filesIn(path);
    return /\.(test\.tsx?|spec\.ts)$/.test(path) ? [path] : [];
  });

/** Every test file of the repository, by its path from the root. */
export const testFiles = () => filesIn('').sort();

/** What one call runs at most, so that a run that is interrupted loses little. */
const AT_ONCE = 20;

const onEmbedded = new Set(SLICES.flatMap(({ jest }) => (jest?.embedded ? jest.files : [])));

function kindOf(file) {
  if (file.endsWith('.spec.ts')) return 'browser';
  if (onEmbedded.has(file)) return 'embedded';
  return /^(gateway|comparisons)\//.test(file) ? 'gateway' : 'unit';
}

/**
 * Test files that one call of a runner can run together.
 *
 * @param {readonly string[]} files
 * @returns {{ kind: 'browser' | 'gateway' | 'unit', files: string[], environment: Record<string, string> }[]}
 */
export function groupsOf(files) {
  const groups = [];
  for (const kind of ['unit', 'gateway', 'embedded', 'browser']) {
    const own = files.filter((file) => kindOf(file) === kind);
    for (let at = 0; at < own.length; at += AT_ONCE) {
      groups.push({
        kind: kind === 'embedded' ? 'gateway' : kind,
        files: own.slice(at, at + AT_ONCE),
        environment: kind === 'embedded' ? EMBEDDED : {},
      });
    }
  }
  return groups;
}
