const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: '__NAME__', dir: __dirname });
