const path = require('node:path');
const { reachingStyles } = require('./scoped-styles.cjs');
const { ROOT } = require('./workspaces.cjs');

/**
 * Stands before the CSS of a remote is read: what reaches outside the remote fails the build, with the line to change.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 */
module.exports = function scopedStylesLoader(source) {
  const file = path.relative(ROOT, this.resourcePath);
  const of = /[\\/]node_modules[\\/]/.test(this.resourcePath) ? 'package' : 'own';
  if (of === 'own' && !this.resourcePath.endsWith('.module.css')) {
    this.emitError(
      new Error(
        `${file}: styles of a remote are CSS modules. Name it ${path.basename(file, '.css')}.module.css and import its classes.`,
      ),
    );
  }
  for (const { line, problem } of reachingStyles(source, { of }))
    this.emitError(new Error(`${file}:${line}: ${problem}`));
  return source;
};
