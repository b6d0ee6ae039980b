import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { Refusal, step } from '../say.mjs';
import { builtDevShell } from '../dev-shell.mjs';
import { declarationsOf } from './declarations.mjs';
import { filesOfCommands } from './files-of-commands.mjs';
import { described, libraryManifest, presetsManifest, readManifest } from './manifest.mjs';
import { isTest, packedFiles, transpile } from './transpile.mjs';
import { versionsForRemotes } from './versions.mjs';

/**
 * TypeScript here, JavaScript with declarations in the package. Each group is compiled without the ones after it: where
 * the compiler knows a type by two names, it might write one that the package may not know.
 */
const GROUPS = [
  ['contract', 'domain'],
  ['i18n', 'gateway-client', 'runtime', 'ui', 'testing'],
];
const LIBRARIES = GROUPS.flat();

const write = (folder, manifest) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

async function stageLibrary(name, staged, declarations) {
  const folder = join(ROOT, 'shared', name);
  cpSync(join(declarations, name), staged, { recursive: true });
  await transpile(join(folder, 'src'), join(staged, 'src'));
  // stand-ins of its own tests travel only where others test with them
  if (!Object.values(readManifest(`shared/${name}`).exports).some((target) => target.startsWith('./src/testing/'))) {
    rmSync(join(staged, 'src/testing'), { recursive: true, force: true });
  }
  if (name === 'testing') stageKit(folder, staged);
  write(staged, libraryManifest(`shared/${name}`, staged));
}

/** The kit bundles two of its modules where it runs, by their names here. */
function stageKit(folder, staged) {
  cpSync(join(folder, 'conformance'), join(staged, 'conformance'), { recursive: true });
  for (const file of ['src/conformance/conformance.ts', 'src/conformance/in-page.ts'])
    cpSync(join(folder, file), join(staged, file));
}

async function stagePresets(staged) {
  const presets = packedFiles(join(ROOT, 'shared/build'))
    .map((file) => relative(ROOT, file))
    .filter((file) => !/node_modules|package\.json$|[\\/]tsconfig\.json$/.test(file));
  for (const file of ['tsconfig.base.json', ...presets, ...(await filesOfCommands())]) {
    mkdirSync(dirname(join(staged, file)), { recursive: true });
    cpSync(join(ROOT, file), join(staged, file));
  }
  write(staged, presetsManifest('shared/build'));
}

/** The template, and the versions that go with it. */
function stageTemplate(staged) {
  for (const folder of ['src', 'template']) {
    cpSync(join(ROOT, 'shared/create-remote', folder), join(staged, folder), {
      recursive: true,
      filter: (file) => folder !== 'src' || !isTest(file),
    });
  }
  writeFileSync(join(staged, 'versions.json'), `${JSON.stringify(versionsForRemotes(), null, 2)}\n`);
  const { bin, exports } = readManifest('shared/create-remote');
  write(staged, { ...described(readManifest('shared/create-remote')), bin, exports });
}

/** The shell for development as it is now: a remote is developed in it, whatever portal it is developed against. */
async function stageDevShell(staged) {
  cpSync(await builtDevShell(), join(staged, 'files'), { recursive: true });
  write(staged, {
    ...described(readManifest('shell')),
    name: '@registrar/dev-shell',
    description: 'The shell of the registrar portal, built for developing remotes.',
  });
}

function npmPack(staged, to) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['pack', '--json', '--pack-destination', to], {
      cwd: staged,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const output = [];
    const complaints = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => complaints.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(JSON.parse(Buffer.concat(output).toString())[0].filename);
      else reject(new Refusal('प्याकेज बनेन।', 'npm pack failed:', [Buffer.concat(complaints).toString().trim()]));
    });
  });
}

/** Writes the packages into a folder; answers with the names of the files. */
export async function packShared(to) {
  const work = mkdtempSync(join(tmpdir(), 'registrar-pack-'));
  const staged = (name) => join(work, 'staged', name);
  try {
    mkdirSync(to, { recursive: true });
    const declarations = await step('प्रकारका घोषणा लेख्दै', 'Type declarations', () =>
      Promise.all(GROUPS.map((names, index) => declarationsOf(names, GROUPS.slice(0, index).flat()))),
    );
    return await step('प्याकेज बनाउँदै', 'JavaScript and packages', async () => {
      for (const [index, names] of GROUPS.entries()) {
        for (const name of names) await stageLibrary(name, staged(name), declarations[index]);
      }
      await stagePresets(staged('build'));
      stageTemplate(staged('create-remote'));
      await stageDevShell(staged('dev-shell'));
      return Promise.all(
        [...LIBRARIES, 'build', 'create-remote', 'dev-shell'].map((name) => npmPack(staged(name), to)),
      );
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
