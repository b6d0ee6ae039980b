/** Writes src/platform/database/schema.generated.ts from a database that has taken every migration. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const gateway = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const entry = path.join(gateway, 'src/platform/database/write-types.ts');
const bundle = path.join(gateway, 'src/platform/database/.write-types.mjs'); // beside the worker it starts

await build({
  entryPoints: [entry],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
try {
  const { writeTypes } = await import(bundle);
  await writeTypes(path.join(gateway, 'src/platform/database/schema.generated.ts'));
} finally {
  fs.rmSync(bundle, { force: true });
}
