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

module.exports = { vendorGroups };
