const { remoteConfig } = require('@registrar/build');

module.exports = remoteConfig({ name: 'mf-post-amendment', dir: __dirname });
