import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, require } from '../paths.mjs';
import { Refusal } from '../say.mjs';

const COMMANDS = 'scripts/registrar-remote.mjs';
/** Cut with the builds of shell and sandbox, which a team's own repository has not. */
const OF_THE_SHELL = /^shared\/ui\/fonts\//;
/** A program or module that another process is given by its place on disk. */
const BY_PLACE = /new URL\('(\.[^']+\.mjs)', import\.meta\.url\)/g;

/** The files of the commands, found by following their imports and what they start by its place on disk. */
export async function filesOfCommands(begun = [COMMANDS]) {
  const { metafile } = await require('esbuild').build({
    absWorkingDir: ROOT,
    entryPoints: begun,
    outdir: tmpdir(),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const files = Object.keys(metafile.inputs);
  const started = files
    .filter((file) => file.startsWith('scripts/'))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(BY_PLACE)].map(([, place]) => join(dirname(file), place)),
    );
  const missing = [...new Set(started)].filter((file) => !files.includes(file));
  if (missing.length > 0) return filesOfCommands([...begun, ...missing]);
  const left = files.filter((file) => !/^(?:scripts|shared\/build)\//.test(file) && !OF_THE_SHELL.test(file));
  if (left.length > 0)
    throw new Refusal(
      'आदेशले प्याकेज बाहिरको फाइल प्रयोग गर्छ।',
      'The commands import files that their package does not hold. Import them by the name of their package:',
      left,
    );
  return files.filter((file) => file.startsWith('scripts/'));
}
