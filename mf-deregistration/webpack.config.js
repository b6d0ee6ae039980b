const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: 'mf-deregistration', dir: __dirname });
