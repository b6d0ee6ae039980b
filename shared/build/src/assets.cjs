/** Kinds of files that a build takes over as they are, by their extension. */
const ASSETS = ['woff', 'woff2', 'ttf', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'svg', 'webm', 'vtt'];

module.exports = { ASSETS };
