/**
 * Builds the shell and all pages as one application into the folder that is named, if any source changed:
 * `node build-one-bundle.mjs FOLDER`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { singleBundleConfig } = require('@registrar/build');
const { remoteNames, sourceHash } = require('../shared/build/src/workspaces.cjs');
const { compressBest } = require('../shared/build/src/precompress-plugin.cjs');
const webpack = require('webpack');

const [output] = process.argv.slice(2);
const stamp = join(output, '.built');
const hash = createHash('sha256')
  .update(['shell', ...remoteNames()].map(sourceHash).join())
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  process.env.NODE_ENV = 'production';
  const compiler = webpack(singleBundleConfig({ output }));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    console.error(stats.toString({ all: false, errors: true }));
    process.exit(1);
  }
  // as the portal beside it is, which is compressed for a release
  await compressBest(output);
  writeFileSync(stamp, hash);
}
