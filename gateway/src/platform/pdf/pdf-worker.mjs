/**
 * Typst computes on the thread that calls it, so it gets a thread of its own.
 * Plain JavaScript: a worker is started by Node itself, outside any transpiler.
 * Nothing is read from the disk but the fonts: templates and pictures come with the message, and go with it.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';

/** Mukta: right in every conjunct under `ne`, and with Nepali digits (shared/ui/README.md#why). */
const FONTS = ['400Regular/Mukta_400Regular.ttf', '600SemiBold/Mukta_600SemiBold.ttf', '700Bold/Mukta_700Bold.ttf'];
/** There is no such folder: a template that asks for a file which did not come with the message fails. */
const WORKSPACE = path.resolve('/registrar-papers');
/** How many renderings the results of typst's own memory are kept for. */
const CACHE_AGE = 10;

const requireHere = createRequire(import.meta.url);
let compiler;

function openCompiler() {
  const { NodeCompiler } = requireHere('@myriaddreamin/typst-ts-node-compiler');
  const folder = path.dirname(requireHere.resolve('@expo-google-fonts/mukta/package.json'));
  const fontBlobs = FONTS.map((file) => fs.readFileSync(path.join(folder, file)));
  return NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] });
}

function render({ main, sources, pictures, data, timestamp }) {
  compiler.resetShadow();
  for (const [name, text] of Object.entries(sources)) compiler.addSource(path.join(WORKSPACE, name), text);
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(path.join(WORKSPACE, name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: path.join(WORKSPACE, main), inputs: { data }, resetRead: true });
  const document = compiled.result;
  if (!document) {
    const complaint = compiled.takeDiagnostics();
    const [first] = complaint ? compiler.fetchDiagnostics(complaint) : [];
    throw new Error(`${main}: ${first?.message ?? 'could not be set'}`);
  }
  const pdf = compiler.pdf(document, { pdfStandard: 'a-2b', creationTimestamp: timestamp });
  compiler.evictCache(CACHE_AGE);
  return { bytes: new Uint8Array(pdf), pages: document.numOfPages };
}

parentPort.on('message', (message) => {
  const { id } = message;
  try {
    compiler ??= openCompiler();
  } catch (error) {
    const place = `${process.platform} ${process.arch}`;
    parentPort.postMessage({
      kind: 'unavailable',
      id,
      reason: `There is no typesetting program for ${place}: ${String(error?.message ?? error)}`,
    });
    return;
  }
  try {
    const { bytes, pages } = render(message);
    parentPort.postMessage({ kind: 'rendered', id, bytes, pages }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', id, reason: String(error?.message ?? error) });
  }
});
