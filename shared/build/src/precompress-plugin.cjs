const fs = require('node:fs/promises');
const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(js|css|json|html|svg)$/;
/** Below one network packet compression gains nothing. */
const SMALLEST = 1024;

/**
 * What a start waits for, and what a release takes its time for: a sixth fewer bytes at the best level, for thirty
 * times the work.
 */
const QUICK = { brotli: 5, gzip: 6 };
const BEST = { brotli: zlib.constants.BROTLI_MAX_QUALITY, gzip: zlib.constants.Z_BEST_COMPRESSION };

/**
 * Writes `x.br` and `x.gz` beside each text file, so that nothing is compressed while a person waits; quickly, since
 * most builds are for this machine alone. What is built for others is compressed anew by `compressBest`.
 */
class PrecompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path ?? '';
      await compressAll(folder, Object.keys(compilation.assets), QUICK);
    });
  }
}

/** @param {string} folder of a build */
const compressBest = async (folder) => compressAll(folder, await fs.readdir(folder), BEST);

/** @param {string} folder @param {readonly string[]} names @param {typeof QUICK} levels */
async function compressAll(folder, names, levels) {
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressBeside(path.join(folder, name), levels)),
  );
}

/** @param {string} file @param {typeof QUICK} levels */
async function compressBeside(file, levels) {
  const content = await fs.readFile(file);
  if (content.length < SMALLEST) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: levels.gzip })]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
}

module.exports = { PrecompressPlugin, compressBest };
