import { createHash } from 'node:crypto';

/**
 * The files of a small release for tests, in the order in which a publisher stores them: `meta.json` comes last and
 * says `said` too.
 */
export function releaseFiles(
  name: string,
  version: string,
  path: string,
  more: Readonly<Record<string, string>> = {},
  said: object = {},
): Record<string, string> {
  const container = name.replaceAll('-', '_');
  return withMeta(
    name,
    version,
    {
      'remoteEntry.js': `var ${container} = { init() {}, get() {} }; /* ${version} */`,
      'mf-manifest.json': JSON.stringify({
        name: container,
        metaData: { buildInfo: { buildVersion: version }, remoteEntry: { name: 'remoteEntry.js' } },
        exposes: [{ path: './app', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
        shared: [],
      }),
      'routes.json': JSON.stringify({
        remote: name,
        routes: [{ path, title: { ne: 'पृष्ठ', en: 'Page' }, auth: 'public' }],
      }),
      ...more,
    },
    said,
  );
}

/** The same of a small shell. */
export function shellFiles(
  version: string,
  said: object = {},
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return withMeta(
    'shell',
    version,
    {
      'index.html': `<!doctype html><html lang="ne"><head><title>portal</title><script defer="defer" src="/shell/${version}/shell.js"></script><link href="/shell/${version}/shell.css" rel="stylesheet"></head><body><div id="portal"></div><noscript>script</noscript></body></html>`,
      'shell.js': `/* ${version} */`,
      'shell.css': `/* ${version} */`,
      'lazy.js': `/* lazy ${version} */`,
      'routes.json': JSON.stringify({
        remote: 'shell',
        routes: [{ path: '/dashboard', title: { ne: 'ड्यासबोर्ड', en: 'Dashboard' }, auth: 'public' }],
      }),
      ...more,
    },
    said,
  );
}

function withMeta(name: string, version: string, files: Record<string, string>, said: object): Record<string, string> {
  const listed = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') },
    ]),
  );
  return {
    ...files,
    'meta.json': JSON.stringify({ name, version, contract: 1, requires: { react: '^19.0.0' }, ...said, files: listed }),
  };
}
