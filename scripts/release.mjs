/**
 * Run in a remote's folder:
 * `npm run release -w mf-name-reservation -- [--to URL] [--pr 231] [--urgency critical] [--guard] [--yes]`,
 * `--canary 10` for a share of the browsers, then `--promote` or `--end-canary`; or `--disable` / `--enable` to switch
 * the remote off and on again. `-w shell` releases the shell. See docs/releases.md.
 */
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatChanged, compressForRelease } from './portal/build.mjs';
import { buildAll } from './portal/builders.mjs';
import { confirm, readOptions, target } from './portal/deploy-options.mjs';
import { distOf, ROOT, require, workspaces } from './portal/paths.mjs';
import { installIfNeeded } from './portal/install.mjs';
import { changesNothing, refusePointless } from './portal/pointless.mjs';
import { changeRegistry, liveIn, readMeta, readRegistry, upload } from './portal/publish.mjs';
import { liveShell } from './portal/published-builds.mjs';
import { checkCode } from './portal/remote-checks.mjs';
import { Refusal, run, say, step } from './portal/say.mjs';
import { checkRemotes } from './portal/served-remotes.mjs';

const OF_THE_SHELL = ['to', 'urgency', 'skip-conformance', 'yes'];
const OF_A_REMOTE = [
  'to',
  'pr',
  'canary',
  'promote',
  'end-canary',
  'guard',
  'urgency',
  'disable',
  'enable',
  'notice',
  'skip-checks',
  'skip-conformance',
  'yes',
];
const CONFORMANCE = require.resolve('@registrar/testing/conformance/run');

async function build(name, pullRequest) {
  if (pullRequest === undefined) await buildWhatChanged([name]);
  else {
    const version = `pr-${pullRequest}-${workspaces.sourceHash(name)}`;
    await step(`${version} निर्माण गर्दै`, `Building ${version}`, () => buildAll([name], { REGISTRAR_VERSION: version }));
  }
  await compressForRelease([name]);
  return readMeta(distOf(name)).version;
}

/** A build that breaks the contract never reaches the upload. */
async function conform(name, portal) {
  const shell = (await liveShell(portal)) ?? (workspaces.inRepository ? distOf('shell') : undefined);
  if (shell === undefined)
    throw new Refusal(
      'पोर्टलको शेलको संस्करण छैन।',
      `${portal} does not name the version of its shell, so that nothing can be checked on it. Update the portal, or add --skip-conformance.`,
    );
  await step('अनुरूपता परीक्षण', 'Conformance kit', async () => {
    const done = spawnSync(
      process.execPath,
      [CONFORMANCE, name, distOf(name), shell, join(workspaces.folderOf(name), 'conformance.json')],
      { cwd: ROOT, encoding: 'utf8' },
    );
    if (done.status !== 0)
      throw new Refusal(`${name} सम्झौताअनुसार छैन।`, `${name} does not keep the contract:`, [
        `${done.stdout}${done.stderr}`.trim(),
      ]);
  });
}

function switchOf({ disable, enable }) {
  if (disable) return 'disabled';
  return enable ? 'active' : undefined;
}

/** The version that people get now; of a remote that was never released none. */
async function liveOf(portal, name) {
  const live = liveIn(await readRegistry(portal), name);
  if (live === undefined) return 'none';
  const canary = live.canary && `canary ${live.canary.version} ${live.canary.share} %`;
  const notes = [live.status === 'disabled' ? 'disabled' : undefined, live.guarded && 'guard', canary].filter(Boolean);
  return `${live.version}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

const nextOf = (version, { canary, guard }) =>
  `${version}${canary === undefined ? '' : ` ${canary} %`}${guard ? ' (guard)' : ''}`;

/** The canary for everybody, or for nobody any more; nothing is built. */
async function settleCanary(options, to, name) {
  const { version, canary } = (await readRegistry(to.portal)).remotes[name] ?? {};
  if (canary === undefined) throw new Refusal(`${name} को क्यानरी छैन।`, `${name} has no canary.`);
  const next = options.promote ? canary.version : version;
  await confirm(options, {
    ...to,
    name,
    live: await liveOf(to.portal, name),
    next: nextOf(next, { guard: options.guard }),
  });
  const change = options.promote
    ? { promote: true, urgency: options.urgency, guard: options.guard }
    : { endCanary: true, urgency: options.urgency };
  const { revision } = await changeRegistry({ ...to, name, change });
  say(`${name}: ${next} सबैका लागि।`, `${name}: ${next} for everybody (revision ${revision}).`);
}

await run(async () => {
  const name = workspaces.releasedFrom(process.cwd());
  const isShell = name === 'shell';
  if (name === undefined) {
    throw new Refusal(
      'यो आदेश रिमोट वा शेलको फोल्डरमा चलाउनुहोस्।',
      'Run this in the folder of a remote or of the shell: npm run release -w mf-name-reservation',
    );
  }
  const options = readOptions({ script: 'release', remote: name, known: isShell ? OF_THE_SHELL : OF_A_REMOTE });
  const to = target(options);
  const status = switchOf(options);
  if (status !== undefined) {
    const notice = options.notice === undefined ? undefined : JSON.parse(readFileSync(options.notice, 'utf8'));
    await confirm(options, { ...to, name, live: await liveOf(to.portal, name), next: status });
    const { revision } = await changeRegistry({ ...to, name, change: { status, notice } });
    return say(
      `${name} ${status === 'disabled' ? 'बन्द' : 'सुरु'} गरियो।`,
      `${name} is ${status} (revision ${revision}).`,
    );
  }
  if (options.promote || options['end-canary']) return settleCanary(options, to, name);
  const pullRequest = options.pr;
  const share = options.canary;
  if (pullRequest === undefined) {
    const wanted = {
      ...options,
      name,
      live: liveIn(await readRegistry(to.portal), name),
      version: workspaces.versionOf(name),
    };
    refusePointless(wanted);
    if (share === undefined && changesNothing(wanted))
      return say(
        `${name} ${wanted.version} पहिल्यै प्रत्यक्ष छ; केही फेरिएन।`,
        `${name} ${wanted.version} is live already: nothing was changed.`,
      );
  }
  // types, tests and the conformance kit
  await installIfNeeded({ tools: true });
  if (!isShell && !options['skip-checks']) await checkCode(name, ['types', 'tests']);
  const version = await build(name, pullRequest);
  if (!options['skip-conformance']) await (isShell ? checkRemotes(to.portal) : conform(name, to.portal));
  // what is only for trying out goes live for nobody
  if (pullRequest === undefined)
    await confirm(options, { ...to, name, live: await liveOf(to.portal, name), next: nextOf(version, options) });
  await step(`${version} अपलोड गर्दै`, `Uploading ${version}`, () => upload({ ...to, name, dist: distOf(name) }));
  if (pullRequest !== undefined) {
    return say(
      `हेर्न: ${to.portal}/?pins=${name}@pr-${pullRequest}`,
      `Published for trying out, not live: ${to.portal}/?pins=${name}@pr-${pullRequest}`,
    );
  }
  if (share !== undefined) {
    const { revision } = await changeRegistry({
      ...to,
      name,
      change: { canary: { version, share: Number(share) }, urgency: options.urgency },
    });
    return say(
      `${name} ${version} ${share} प्रतिशतका लागि। त्रुटि भए आफैँ हट्छ; सबैलाई दिन --promote।`,
      `${name} ${version} for ${share} % of the browsers (revision ${revision}). It ends by itself if it crashes; -- --promote gives it to everybody, -- --end-canary to nobody.`,
    );
  }
  const { revision } = await changeRegistry({
    ...to,
    name,
    change: { version, urgency: options.urgency, guard: options.guard },
  });
  const watched = options.guard
    ? ['; तीन जनालाई त्रुटि भए आफैँ फर्किन्छ', '. It goes back by itself if it crashes for three people']
    : ['', ''];
  say(`${name} ${version} प्रत्यक्ष भयो${watched[0]}।`, `${name} ${version} is live (revision ${revision})${watched[1]}.`);
});
