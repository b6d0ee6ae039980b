const { runComponentStyles } = require('./run-component-styles.cjs');

/**
 * Puts the styles of Ant Design's components in the place of an empty sheet. They are the same for everybody, and
 * writing them in the browser is a third of what it costs to draw the first page.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports = function componentStylesLoader() {
  const { sheet, inputs } = runComponentStyles();
  for (const file of inputs) this.addDependency(file);
  return sheet;
};
