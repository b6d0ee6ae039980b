const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: 'mf-annual-report', dir: __dirname });
