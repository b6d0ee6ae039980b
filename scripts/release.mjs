/**
 * Run in a remote's folder: `npm run release -w mf-name-reservation -- [--to URL] [--pr 231] [--urgency critical] [--yes]`,
 * or `--disable` / `--enable` to switch the remote off and on again; `-w shell` releases the shell. See docs/operations.md.
 */
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { buildOne, buildWhatChanged } from './portal/build.mjs';
import { confirm, readOptions, target } from './portal/deploy-options.mjs';
import { distOf, ROOT, require, workspaces } from './portal/paths.mjs';
import { changeRegistry, liveIn, readMeta, readRegistry, upload } from './portal/publish.mjs';
import { Refusal, run, say, step } from './portal/say.mjs';

const CONFORMANCE = require.resolve('@registrar/testing/conformance/run');

async function build(name, pullRequest) {
  if (pullRequest === undefined) await buildWhatChanged([name]);
  else {
    const version = `pr-${pullRequest}-${workspaces.sourceHash(name)}`;
    await step(`${version} निर्माण गर्दै`, `Building ${version}`, () => buildOne(name, { REGISTRAR_VERSION: version }));
  }
  return readMeta(distOf(name)).version;
}

/** A build that breaks the contract never reaches the upload. */
async function conform(name) {
  await step('अनुरूपता परीक्षण', 'Conformance kit', async () => {
    const done = spawnSync(process.execPath, [CONFORMANCE, name], { cwd: ROOT, encoding: 'utf8' });
    if (done.status !== 0) throw new Refusal(`${name} सम्झौताअनुसार छैन।`, `${name} does not keep the contract:`, [`${done.stdout}${done.stderr}`.trim()]);
  });
}

function switchOf({ disable, enable }) {
  if (disable) return 'disabled';
  return enable ? 'active' : undefined;
}

/** The version that people get now; of a remote that was never released none. */
async function liveOf(portal, name) {
  const live = liveIn(await readRegistry(portal), name);
  return live === undefined ? 'none' : `${live.version}${live.status === 'disabled' ? ' (disabled)' : ''}`;
}

await run(async () => {
  const name = workspaces.releasedFrom(process.cwd());
  const isShell = name === 'shell';
  if (name === undefined) {
    throw new Refusal('यो आदेश रिमोट वा शेलको फोल्डरमा चलाउनुहोस्।', 'Run this in the folder of a remote or of the shell: npm run release -w mf-name-reservation');
  }
  const options = readOptions({ script: 'release', remote: name, known: isShell ? ['to', 'urgency', 'yes'] : ['to', 'pr', 'urgency', 'disable', 'enable', 'notice', 'skip-conformance', 'yes'] });
  const to = target(options);
  const status = switchOf(options);
  if (status !== undefined) {
    const notice = options.notice === undefined ? undefined : JSON.parse(readFileSync(options.notice, 'utf8'));
    await confirm(options, { ...to, name, live: await liveOf(to.portal, name), next: status });
    const { revision } = await changeRegistry({ ...to, name, change: { status, notice } });
    return say(`${name} ${status === 'disabled' ? 'बन्द' : 'सुरु'} गरियो।`, `${name} is ${status} (revision ${revision}).`);
  }
  const pullRequest = options.pr;
  const version = await build(name, pullRequest);
  if (!isShell && !options['skip-conformance']) await conform(name);
  // what is only for trying out goes live for nobody
  if (pullRequest === undefined) await confirm(options, { ...to, name, live: await liveOf(to.portal, name), next: version });
  await step(`${version} अपलोड गर्दै`, `Uploading ${version}`, () => upload({ ...to, name, dist: distOf(name) }));
  if (pullRequest !== undefined) {
    return say(`हेर्न: ${to.portal}/?pins=${name}@pr-${pullRequest}`, `Published for trying out, not live: ${to.portal}/?pins=${name}@pr-${pullRequest}`);
  }
  const { revision } = await changeRegistry({ ...to, name, change: { version, urgency: options.urgency } });
  say(`${name} ${version} प्रत्यक्ष भयो।`, `${name} ${version} is live (revision ${revision}).`);
});
