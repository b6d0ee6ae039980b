/** Builds one workspace in a process of its own: `node build-workspace.mjs mf-auth`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distOf, require, workspaces } from './paths.mjs';
import { serverBuild } from './server-build.mjs';

const [name] = process.argv.slice(2);
const configOf = (workspace) => join(workspaces.folderOf(workspace), 'webpack.config.js');

/** @param {string} workspace */
async function bundleForBrowsers(workspace) {
  process.env.NODE_ENV = 'production';
  const webpack = require('webpack');
  const compiler = webpack(require(configOf(workspace)));
  const stats = await new Promise((resolve, reject) => compiler.run((error, done) => (error ? reject(error) : resolve(done))));
  await new Promise((resolve) => compiler.close(resolve));
  if (!stats.hasErrors() && !stats.hasWarnings()) return;
  console.error(stats.toString({ all: false, errors: true, warnings: true, colors: process.stderr.isTTY === true }));
  if (stats.hasErrors()) process.exit(1);
}

async function bundleForNode(workspace) {
  const esbuild = require('esbuild');
  // esbuild has already written what is wrong.
  await esbuild.build(serverBuild(workspace)).catch(() => process.exit(1));
  if (workspace === 'sandbox') await (await import('../../shared/ui/fonts/build-fonts.mjs')).buildFonts(join(distOf(workspace), 'fonts'));
}

const before = workspaces.sourceHash(name);
if (existsSync(configOf(name))) await bundleForBrowsers(name);
else await bundleForNode(name);
mkdirSync(distOf(name), { recursive: true });
// The hash from before: a file saved during the build makes the next start build again. A pull request's build leaves
// no stamp: it is for trying out, the next start must not take it for the branch's own.
if (process.env.REGISTRAR_VERSION === undefined) writeFileSync(join(distOf(name), '.built'), before);
