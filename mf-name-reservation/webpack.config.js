const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: 'mf-name-reservation', dir: __dirname });
