const { remoteConfig } = require('./remote-config.cjs');
const { shellConfig } = require('./shell-config.cjs');

module.exports = { remoteConfig, shellConfig };
