/**
 * `npm run api`: writes what the shared packages promise into shared/<package>/api.md and raises their versions by it:
 * an addition by a minor version; an incompatible change only when it is said: `npm run api -- --major`.
 * `npm run api -- --check` changes nothing and fails where a snapshot or a version is behind.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readApi } from '../shared/build/src/api/read-api.mjs';
import { isRaised, snapshotFile, standings } from '../shared/build/src/api/versions.mjs';
import { ROOT } from './portal/paths.mjs';
import { Refusal, run, say } from './portal/say.mjs';

const major = ({ changes }) => changes.some(({ grade }) => grade === 'major');
const told = ({ changes }) => changes.map(({ grade, what }) => `  ${grade === 'major' ? '!' : ' '} ${what}`).join('\n');

function optionsOf(argv) {
  try {
    return parseArgs({ args: argv, options: { check: { type: 'boolean' }, major: { type: 'boolean' } }, strict: true })
      .values;
  } catch (error) {
    throw new Refusal('विकल्प मिलेन। यसरी लेख्नुहोस्:', `${error.message.split('. ')[0]}. Type:`, [
      'npm run api -- [--check] [--major]',
    ]);
  }
}

function check(found) {
  const behind = found.filter((one) => !one.isCurrent || !isRaised(one));
  for (const one of behind) {
    say(
      `${one.name}: shared/${one.folder}/api.md मिलेन।`,
      `${one.name}: shared/${one.folder}/api.md does not say what the sources promise:`,
    );
    console.log(told(one));
    if (!isRaised(one))
      console.log(
        `    version ${one.version} → ${one.needed}: ${major(one) ? 'incompatible changes (!) need a major version' : 'additions need a minor version'}`,
      );
  }
  if (behind.length === 0) return;
  const incompatible = behind.some((one) => major(one) && !isRaised(one));
  throw new Refusal(
    incompatible ? 'नमिल्ने परिवर्तन छ। पुरानो नाम राख्नुहोस्, वा नचल्ने गरी बदल्ने हो भने चलाउनुहोस्:' : 'चलाउनुहोस्:',
    incompatible
      ? 'Built remotes may use what changed. Keep the old beside the new, or, if that is meant, run:'
      : 'Run:',
    [incompatible ? 'npm run api -- --major' : 'npm run api'],
  );
}

/** In its package.json and in the lock file, where the version of a workspace stands too. */
function raise({ folder, needed }) {
  const file = join(ROOT, 'shared', folder, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {2}"version": )"[^"]+"/m, `$1"${needed}"`));
  const lockFile = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  lock.packages[`shared/${folder}`].version = needed;
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}

function update(found, options) {
  const incompatible = found.filter((one) => major(one) && !isRaised(one));
  if (incompatible.length > 0 && !options.major) check(found);
  for (const one of found) {
    const version = isRaised(one) ? one.version : one.needed;
    if (one.changes.length > 0) console.log(`${one.name} ${version}\n${told(one)}`);
    if (version !== one.version) raise(one);
    if (!one.isCurrent || version !== one.version) writeFileSync(snapshotFile(ROOT, one.folder), one.snapshot(version));
  }
  if (incompatible.length > 0)
    say(
      'निर्भर प्याकेजका package.json र shared-modules.cjs का सीमा पनि बदल्नुहोस्।',
      'Now raise the ranges in the package.json of whoever depends on it and in shared/build/src/shared-modules.cjs.',
    );
}

await run(async () => {
  const options = optionsOf(process.argv.slice(2));
  const found = standings(ROOT, readApi(ROOT));
  if (options.check) check(found);
  else update(found, options);
});
