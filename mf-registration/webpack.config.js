const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: 'mf-registration', dir: __dirname });
