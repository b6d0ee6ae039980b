import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, require } from '../paths.mjs';
import { Refusal } from '../say.mjs';

const { hashOfSources } = require('../../shared/build/src/source-hash.cjs');

const shared = join(ROOT, 'shared');
const CACHE = join(ROOT, '.cache/declarations');

function tsc(configuration) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', configuration], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = [];
    child.stdout.on('data', (chunk) => lines.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Refusal('प्रकारका घोषणा बनेनन्।', 'The type declarations could not be written:', [
            Buffer.concat(lines).toString(),
          ]),
        );
    });
  });
}

/**
 * Type declarations of the named packages, `<package>/src/….d.ts` in the folder that is answered. Written once for the
 * same sources: it is by far the slowest part of packing.
 *
 * @param {readonly string[]} packages
 * @param {readonly string[]} known packages whose types they are made of
 */
export async function declarationsOf(packages, known) {
  const folder = join(
    CACHE,
    hashOfSources(
      [...known, ...packages]
        .map((name) => join(shared, name))
        .concat(join(ROOT, 'tsconfig.base.json'), join(ROOT, 'package-lock.json')),
      ROOT,
    ),
  );
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const configuration = join(draft, 'tsconfig.json');
  writeFileSync(
    configuration,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: draft,
        rootDir: shared,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: [
          join(ROOT, 'node_modules/@types/node'),
          join(ROOT, 'node_modules/@testing-library/jest-dom/types/jest-globals'),
        ],
      },
      include: packages.map((name) => join(shared, name, 'src')),
      exclude: [join(shared, '**/*.test.ts'), join(shared, '**/*.test.tsx')],
    }),
  );
  try {
    await tsc(configuration);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
