const fs = require('node:fs/promises');
const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(js|css|json|html|svg)$/;
/** Below one network packet compression gains nothing. */
const SMALLEST = 1024;

/** Writes `x.br` and `x.gz` beside each text file, so that nothing is compressed while a person waits. */
class PrecompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compressBeside(path.join(compilation.outputOptions.path ?? '', name))));
    });
  }
}

/** @param {string} file */
async function compressBeside(file) {
  const content = await fs.readFile(file);
  if (content.length < SMALLEST) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
}

module.exports = { PrecompressPlugin, compressBeside };
