/**
 * `npm run create:remote -- mf-annual-report --title-ne … --title-en …`: the folder of a new remote in this repository,
 * or with `--outside FOLDER [--packages FOLDER]` one that is a repository of its own.
 */
import { join, resolve } from 'node:path';
import { LINE, readAsked } from '../shared/create-remote/src/asked.mjs';
import { createRemote } from '../shared/create-remote/src/create-remote.mjs';
import { installIfNeeded } from './portal/install.mjs';
import { versionsForRemotes } from './portal/packing/versions.mjs';
import { ROOT } from './portal/paths.mjs';
import { Refusal, run, say } from './portal/say.mjs';

await run(async () => {
  const { asked, problems } = readAsked(process.argv.slice(2));
  if (asked === undefined) {
    throw new Refusal(
      'यसरी लेख्नुहोस्:',
      `Type: npm run create:remote -- ${LINE} [--outside FOLDER] [--packages FOLDER]`,
      problems.map(({ nepali, english }) => `${nepali} / ${english}`),
    );
  }
  // the versions that a new remote names are those installed here, of tools as well
  await installIfNeeded({ tools: true });
  const here = process.env.INIT_CWD ?? process.cwd();
  const own = asked.outside !== undefined;
  const folder = own ? resolve(here, asked.outside, asked.name) : join(ROOT, asked.name);
  try {
    createRemote(asked, folder, versionsForRemotes(), {
      own,
      packages: asked.packages === undefined ? undefined : resolve(here, asked.packages),
    });
  } catch (error) {
    throw new Refusal('फोल्डर बनेन।', `The folder could not be written: ${error.message}`);
  }
  say(
    `${folder} तयार भयो।`,
    own
      ? `${folder} is there. Next: npm install, then npm run check.`
      : `${asked.name} is there. Next: npm install, then npm start.`,
  );
});
