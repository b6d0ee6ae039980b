module.exports = require('@registrar/build').shellConfig({ dir: __dirname });
