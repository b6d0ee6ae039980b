/**
 * `npm run create:remote -- mf-annual-report --title-ne … --title-en …`: the folder of a new remote in this repository,
 * or with `--outside FOLDER [--packages FOLDER]` one that is a repository of its own. With `--filing PROCESS --prefix
 * XX` it has a filing of its own: its pages, its definition, the screens that open it.
 */
import { join, resolve } from 'node:path';
import { LINE, readAsked } from '../shared/create-remote/src/asked.mjs';
import { createRemote } from '../shared/create-remote/src/create-remote.mjs';
import { formatted } from './portal/formatted.mjs';
import { installIfNeeded } from './portal/install.mjs';
import { versionsForRemotes } from './portal/packing/versions.mjs';
import { ROOT } from './portal/paths.mjs';
import { filingOf, writeFiling } from './portal/remote-with-filing.mjs';
import { Refusal, run, say } from './portal/say.mjs';

await run(async () => {
  const { asked, problems } = readAsked(process.argv.slice(2));
  if (asked === undefined) {
    throw new Refusal(
      'यसरी लेख्नुहोस्:',
      `Type: npm run create:remote -- ${LINE} [--filing PROCESS --prefix XX | --outside FOLDER [--packages FOLDER]]`,
      problems.map(({ nepali, english }) => `${nepali} / ${english}`),
    );
  }
  // the versions that a new remote names are those installed here, of tools as well
  await installIfNeeded({ tools: true });
  const here = process.env.INIT_CWD ?? process.cwd();
  const own = asked.outside !== undefined;
  const folder = own ? resolve(here, asked.outside, asked.name) : join(ROOT, asked.name);
  const filing = filingOf(asked);
  let files;
  try {
    files = createRemote(asked, folder, versionsForRemotes(), {
      own,
      filing,
      packages: asked.packages === undefined ? undefined : resolve(here, asked.packages),
    });
  } catch (error) {
    throw new Refusal('फोल्डर बनेन।', `The folder could not be written: ${error.message}`);
  }
  if (filing !== undefined) {
    const outside = writeFiling(asked, filing);
    await formatted(ROOT, [...files.map((file) => join(asked.name, file)), ...outside]);
    console.log(outside.map((file) => `  ${file}`).join('\n'));
  }
  say(
    `${folder} तयार भयो।`,
    own
      ? `${folder} is there. Next: npm install, then npm run check.`
      : `${asked.name} is there. Next: npm install, then npm start.`,
  );
});
