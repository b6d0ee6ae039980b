/**
 * Builds workspaces in a process of its own, one after the other as they are asked for: what the tools take to load and
 * to warm up is paid once. Started by `builders.mjs`.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { replaceBuild } from './kept-builds.mjs';
import { distOf, require, ROOT, workspaces } from './paths.mjs';
import { serverBuild } from './server-build.mjs';

const configOf = (workspace) => join(workspaces.folderOf(workspace), 'webpack.config.js');

/** What the compiler complains of; a build that failed has none of its files in place. */
class Complaint extends Error {}

/** @returns {Promise<string>} warnings */
async function bundleForBrowsers(workspace, output) {
  process.env.NODE_ENV = 'production';
  const webpack = require('webpack');
  const config = require(configOf(workspace));
  // Who builds for the first time most often builds once: a fifth of the work would go into a cache that nobody reads.
  const cache = existsSync(distOf(workspace)) ? config.cache : false;
  const compiler = webpack({ ...config, cache, output: { ...config.output, path: output } });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const said = stats.toString({ all: false, errors: true, warnings: true }).trim();
  if (stats.hasErrors()) throw new Complaint(said);
  return said;
}

/** @returns {Promise<string>} warnings */
async function bundleForNode(workspace, output) {
  const esbuild = require('esbuild');
  const told = async (messages, kind) => (await esbuild.formatMessages(messages, { kind })).join('').trim();
  // not written by the bundler: its maps name the sources as seen from where the build will stand
  const { outputFiles, warnings } = await esbuild
    .build({ ...serverBuild(workspace), write: false, logLevel: 'silent' })
    .catch(async (error) => {
      throw error.errors === undefined ? error : new Complaint(await told(error.errors, 'error'));
    });
  for (const { path, contents } of outputFiles) {
    const file = join(output, relative(distOf(workspace), path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  if (workspace === 'sandbox') await cutFonts(join(output, 'fonts'));
  return told(warnings, 'warning');
}

/** The typeface is cut once, for the shell and the sandbox. */
async function cutFonts(output) {
  const { buildFonts } = await import('../../shared/ui/fonts/build-fonts.mjs');
  const folder = join(ROOT, '.cache', 'fonts');
  await buildFonts(folder);
  cpSync(folder, output, { recursive: true });
}

async function build(name) {
  // The hash from before: a file saved during the build makes the next start build again. A pull request's build leaves
  // no stamp: it is for trying out, the next start must not take it for the branch's own.
  const hash = process.env.REGISTRAR_VERSION === undefined ? workspaces.sourceHash(name) : undefined;
  const output = join(ROOT, '.cache', 'builds-in-work', `${name}-${process.pid}`);
  try {
    const said = await (existsSync(configOf(name)) ? bundleForBrowsers(name, output) : bundleForNode(name, output));
    replaceBuild(name, output, hash);
    return said;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

// between two builds nothing else keeps it running
process.channel.ref();
process.on('message', (name) => {
  build(name).then(
    (said) => process.send({ said }),
    (error) => process.send({ failed: error instanceof Complaint ? error.message : error.stack }),
  );
});
