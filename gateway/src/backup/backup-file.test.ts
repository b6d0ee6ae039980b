import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { build } from 'esbuild';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-file-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a disk that takes no more is told in a sentence, and nothing is left on it', async () => {
  const program = path.join(folder, 'write.mjs');
  await build({
    stdin: {
      contents: `import { randomBytes } from 'node:crypto';
        import { writeBackupFile } from './backup-file';
        await writeBackupFile(process.argv[2], async ({ add }) => { for (let n = 0; n < 200; n++) await add('documents/' + n, randomBytes(20_000)); })
          .then(() => console.log('written'), (error) => console.log(error.message));`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  const file = path.join(folder, 'large.backup');
  // what the process may write is limited, as a disk would
  const limited = spawnSync(
    '/bin/sh',
    ['-c', `trap '' XFSZ; ulimit -f 512; exec "${process.execPath}" "${program}" "${file}"`],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  );
  expect(limited.stdout).toMatch(/is full, or takes no file of this size. Nothing of this backup was left there/);
  expect(fs.readdirSync(folder)).toEqual(['write.mjs']);
  expect(execFileSync(process.execPath, [program, file], { encoding: 'utf8', env: { PATH: process.env.PATH } })).toBe(
    'written\n',
  );
  expect(fs.readdirSync(folder).sort()).toEqual(['large.backup', 'write.mjs']);
});
