#!/usr/bin/env node
/**
 * `npm exec --package registrar-create-remote-1.0.0.tgz -- create-remote mf-annual-report --title-ne … --title-en …
 * [--packages FOLDER]`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LINE, readAsked } from './asked.mjs';
import { createRemote } from './create-remote.mjs';

const { asked, problems } = readAsked(process.argv.slice(2), { own: true });
if (asked === undefined) {
  console.error(problems.map(({ nepali, english }) => `${nepali}\n  ${english}`).join('\n'));
  console.error(`यसरी लेख्नुहोस् / Type:\n  create-remote ${LINE} [--packages FOLDER]`);
  process.exitCode = 1;
} else {
  const folder = resolve(asked.outside ?? '.', asked.name);
  const versions = JSON.parse(readFileSync(new URL('../versions.json', import.meta.url), 'utf8'));
  try {
    createRemote(asked, folder, versions, {
      own: true,
      packages: asked.packages === undefined ? undefined : resolve(asked.packages),
    });
    console.log(`${folder} तयार भयो।\n  ${folder} is there. Next: cd ${asked.name} && npm install && npm run check`);
  } catch (error) {
    console.error(`फोल्डर बनेन।\n  The folder could not be written: ${error.message}`);
    process.exitCode = 1;
  }
}
