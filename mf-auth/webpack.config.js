const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: 'mf-auth', dir: __dirname });
