/**
 * Few, large vendor files: a request costs more than the bytes that a finer cut would save, and neighbours compress
 * well together. Shared by the shell and by the one-bundle build it is measured against.
 */
const ANT_DESIGN = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|rc-[^\\/]+|@emotion)[\\/]/;
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|single-spa|@module-federation|@stomp)[\\/]/;

/** @type {NonNullable<NonNullable<import('webpack').Configuration['optimization']>['splitChunks']>} */
const vendorGroups = {
  chunks: 'async',
  cacheGroups: {
    framework: { test: FRAMEWORK, name: 'framework', chunks: 'initial', priority: 20, enforce: true },
    antDesign: { test: ANT_DESIGN, name: 'ant-design', chunks: 'initial', priority: 20, enforce: true },
  },
};

const OF_PAGES = /[\\/]shared[\\/](ui|domain|i18n)[\\/]/;

/**
 * What pages of the shell and of remotes fetch later: cut for each pair of parts it would be forty files, of which a
 * page of a remote needs fifteen. What nearly every page shows comes in one file, lists and their fields in another,
 * their styles in one; only what few pages need stays apart.
 *
 * @type {typeof vendorGroups}
 */
const pageGroups = {
  ...vendorGroups,
  cacheGroups: {
    ...vendorGroups.cacheGroups,
    everyPage: {
      test: ANT_DESIGN,
      name: 'ant-design-pages',
      chunks: 'async',
      minChunks: 6,
      priority: 20,
      enforce: true,
    },
    lists: { test: ANT_DESIGN, name: 'ant-design-lists', chunks: 'async', minChunks: 3, priority: 19, enforce: true },
    parts: {
      test: OF_PAGES,
      type: /javascript|json/,
      name: 'parts',
      chunks: 'async',
      minChunks: 5,
      priority: 10,
      enforce: true,
    },
    partsOfFilings: {
      test: OF_PAGES,
      type: /javascript|json/,
      name: 'parts-of-filings',
      chunks: 'async',
      minChunks: 2,
      priority: 9,
      enforce: true,
    },
    styles: {
      test: OF_PAGES,
      type: 'css/mini-extract',
      name: 'styles-of-parts',
      chunks: 'async',
      priority: 10,
      enforce: true,
    },
  },
};

/**
 * A remote: one sheet of styles, and what its pages share apart only where it is large. A few KB twice cost less than a
 * request for each.
 *
 * @type {typeof vendorGroups}
 */
const remoteGroups = {
  chunks: 'async',
  minSize: 40_000,
  cacheGroups: { styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } },
};

module.exports = { pageGroups, remoteGroups, vendorGroups };
