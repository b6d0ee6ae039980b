import { createHash } from 'node:crypto';

/** The files of a small release for tests, in the order in which a publisher stores them: `meta.json` comes last. */
export function releaseFiles(name: string, version: string, path: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const files: Record<string, string> = {
    'remoteEntry.js': `/* ${version} */`,
    'routes.json': JSON.stringify({ remote: name, routes: [{ path, title: { ne: 'पृष्ठ', en: 'Page' }, auth: 'public' }] }),
    ...more,
  };
  const listed = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }]),
  );
  return { ...files, 'meta.json': JSON.stringify({ name, version, contract: 1, requires: { react: '^19.0.0' }, files: listed }) };
}
