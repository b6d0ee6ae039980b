/**
 * Loaded into every process of the portal: a stack names the source's line, as with `--enable-source-maps`, but a map
 * is read when the first stack asks for it. Node 20 reads all of them at the start, which takes a quarter of it.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/[^\s()]+):(\d+):(\d+)(\)?)$/;
/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map();

/** @param {string} file @returns {SourceMap | undefined} undefined for what was not built here */
function mapOf(file) {
  if (!maps.has(file)) {
    try {
      maps.set(file, new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8'))));
    } catch {
      maps.set(file, undefined);
    }
  }
  return maps.get(file);
}

/** @param {string} frame */
const inSource = (frame) =>
  frame.replace(PLACE, (place, file, line, column, end) => {
    const { originalSource, originalLine, originalColumn } =
      mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1) ?? {};
    if (originalSource === undefined) return place;
    const source = fileURLToPath(new URL(originalSource, file));
    return `${source}:${originalLine + 1}:${originalColumn + 1}${end}`;
  });

/** @param {unknown} error */
function headOf(error) {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

Error.prepareStackTrace = (error, frames) =>
  [headOf(error), ...frames.map((frame) => `    at ${inSource(String(frame))}`)].join('\n');
