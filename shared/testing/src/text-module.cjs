/** Jest reads a typst template as the build does: as its text. */
exports.process = (text) => ({ code: `export default ${JSON.stringify(text)};` });
exports.processAsync = async (text) => exports.process(text);
