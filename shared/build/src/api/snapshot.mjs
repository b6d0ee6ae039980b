/** @typedef {import('./read-api.mjs').PackageApi} PackageApi */

const BEHIND = 'Types behind them';

/**
 * The API of a package as a file that people read in a review; the heading says for which version it was written.
 *
 * @param {string} name of the package
 * @param {string} version
 * @param {PackageApi} api
 */
export function writeSnapshot(name, version, { entries, types }) {
  const sections = [
    ...Object.entries(entries),
    ...(types.length === 0 ? [] : [/** @type {const} */ ([BEHIND, types])]),
  ];
  const told = sections.map(([title, lines]) => `## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`);
  return `# ${name} ${version}\n\nWhat the package promises to whoever imports it. Written by \`npm run api\`, held by lint; see docs/decisions/0104-api-snapshots.md.\n\n${told.join('\n')}`;
}

/**
 * @param {string} text
 * @returns {{ version: string, api: PackageApi }}
 */
export function readSnapshot(text) {
  const version = /^# \S+ (\S+)$/m.exec(text)?.[1];
  if (version === undefined) throw new Error('The snapshot names no version');
  /** @type {Record<string, readonly string[]>} */
  const entries = {};
  /** @type {readonly string[]} */
  let types = [];
  for (const [, title = '', body = ''] of text.matchAll(/^## (.+)\n\n```ts\n([^]*?)\n?```$/gm)) {
    const lines = body.split(/\n(?=export |type )/).filter((line) => line !== '');
    if (title === BEHIND) types = lines;
    else entries[title] = lines;
  }
  return { version, api: { entries, types } };
}
