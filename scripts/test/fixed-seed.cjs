/** Property tests draw the same values in every run; FUZZ_SEED gives others. */
const { configureGlobal } = require('fast-check');

configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20261122) });
