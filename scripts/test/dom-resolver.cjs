/** Leads tests of pages to the bundle of `dom-libraries.mjs`. */
const path = require('node:path');

/** Under `node_modules`, where nothing is transformed. */
const FOLDER = path.resolve(__dirname, '../../node_modules/.cache/dom-libraries');
const BUNDLED = /^(?:antd|@ant-design)(?:\/|$)/;

const isBundled = (name) => BUNDLED.test(name);

/** The sources name the ES modules, one component at a time; Jest reads the same files in CommonJS. */
const inCommonJs = (name) => name.replace(/^(antd|@ant-design\/icons)\/es\//, '$1/lib/');

const resolve = (name, { defaultResolver, ...options }) =>
  isBundled(name) ? path.join(process.env.DOM_LIBRARIES, `${inCommonJs(name)}.cjs`) : defaultResolver(name, options);

module.exports = { sync: resolve, FOLDER, isBundled, inCommonJs };
