/**
 * Run in a remote's folder: `npm run release -w mf-name-reservation -- [--to URL] [--pr 231] [--urgency critical]`,
 * or `--disable` / `--enable` to switch the remote off and on again. See docs/operations.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { buildOne, buildWhatChanged } from './portal/build.mjs';
import { option, target } from './portal/deploy-options.mjs';
import { distOf, ROOT, workspaces } from './portal/paths.mjs';
import { changeRegistry, readMeta, upload } from './portal/publish.mjs';
import { Refusal, run, say, step } from './portal/say.mjs';

const CONFORMANCE = join(ROOT, 'shared/testing/conformance/run.mjs');

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
  if (!existsSync(CONFORMANCE)) throw new Refusal('अनुरूपता परीक्षण भेटिएन।', `The conformance kit is missing: ${CONFORMANCE}`);
  await step('अनुरूपता परीक्षण', 'Conformance kit', async () => {
    const done = spawnSync(process.execPath, [pathToFileURL(CONFORMANCE).pathname, name], { cwd: ROOT, encoding: 'utf8' });
    if (done.status !== 0) throw new Refusal(`${name} सम्झौताअनुसार छैन।`, `${name} does not keep the contract:`, [`${done.stdout}${done.stderr}`.trim()]);
  });
}

function switchOf(argv) {
  if (argv.includes('--disable')) return 'disabled';
  return argv.includes('--enable') ? 'active' : undefined;
}

await run(async () => {
  const name = basename(process.cwd());
  if (!workspaces.remoteNames().includes(name)) {
    throw new Refusal('यो आदेश रिमोटको फोल्डरमा चलाउनुहोस्।', 'Run this in the folder of a remote: npm run release -w mf-name-reservation');
  }
  const to = target();
  const status = switchOf(process.argv);
  if (status !== undefined) {
    const noticeFile = option('--notice');
    const notice = noticeFile === undefined ? undefined : JSON.parse(readFileSync(noticeFile, 'utf8'));
    const { revision } = await changeRegistry({ ...to, name, change: { status, notice } });
    return say(`${name} ${status === 'disabled' ? 'बन्द' : 'सुरु'} गरियो।`, `${name} is ${status} (revision ${revision}).`);
  }
  const pullRequest = option('--pr');
  const version = await build(name, pullRequest);
  if (!process.argv.includes('--skip-conformance')) await conform(name);
  await step(`${version} अपलोड गर्दै`, `Uploading ${version}`, () => upload({ ...to, name, dist: distOf(name) }));
  if (pullRequest !== undefined) {
    return say(`हेर्न: ${to.portal}/?pins=${name}@pr-${pullRequest}`, `Published for trying out, not live: ${to.portal}/?pins=${name}@pr-${pullRequest}`);
  }
  const { revision } = await changeRegistry({ ...to, name, change: { version, urgency: option('--urgency') } });
  say(`${name} ${version} प्रत्यक्ष भयो।`, `${name} ${version} is live (revision ${revision}).`);
});
