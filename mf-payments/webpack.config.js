const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: 'mf-payments', dir: __dirname });
