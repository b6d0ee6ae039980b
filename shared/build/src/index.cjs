const { remoteConfig } = require('./remote-config.cjs');
const { devShellConfig, shellConfig } = require('./shell-config.cjs');
const { singleBundleConfig } = require('./single-bundle-config.cjs');

module.exports = { remoteConfig, shellConfig, devShellConfig, singleBundleConfig };
