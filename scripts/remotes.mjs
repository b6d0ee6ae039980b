/**
 * `npm run remotes [-- mf-x] [--to URL]` lists what is published; `npm run remotes -- clean [--dry-run] [--yes]`
 * removes old builds.
 */
import { buildLines, COLUMNS, faultLines, standing } from './portal/build-table.mjs';
import { agree, readOptions, target } from './portal/deploy-options.mjs';
import { asked, refusalOf } from './portal/publish.mjs';
import { Refusal, run, say } from './portal/say.mjs';

const WORDS = { shown: '[mf-NAME | shell | clean]', forms: [/^(?:clean|shell|mf-[a-z0-9-]+)$/u] };

const REASONS = {
  'old release': 'पुरानो संस्करण',
  'old build of a pull request': 'पुरानो परीक्षण निर्माण',
  'older build of its pull request': 'त्यही अनुरोधको अघिल्लो निर्माण',
  'upload not completed': 'अधुरो अपलोड',
};

async function read({ portal, token }, path) {
  const answer = await asked(`${portal}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.json();
}

/** Of a host that does not count faults yet: none. */
async function readHealth({ portal }) {
  const answer = await asked(`${portal}/registry/health`);
  return answer.ok ? ((await answer.json()).remotes ?? {}) : {};
}

async function list(to, only) {
  const [{ remotes }, health] = await Promise.all([
    read(to, `/registry/builds${only === undefined ? '' : `/${only}`}`),
    readHealth(to),
  ]);
  if (Object.keys(remotes).length === 0) return say('केही प्रकाशित छैन।', 'Nothing is published.');
  say(...COLUMNS);
  for (const [name, builds] of Object.entries(remotes)) {
    console.log(`\n${name} (${builds.length})${standing(health[name])}`);
    for (const line of buildLines(builds)) console.log(`  ${line}`);
    const faults = faultLines(health[name]);
    if (faults.length > 0) say('  ट्याबमा देखिएका त्रुटि:', '  Crashes in tabs:');
    for (const line of faults) console.log(`    ${line}`);
  }
}

async function removable({ portal, token }, dryRun) {
  const answer = await asked(`${portal}/registry/builds/clean`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dryRun }),
  });
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()).removed;
}

async function clean(to, { 'dry-run': dryRun = false, yes = false }) {
  const old = await removable(to, true);
  if (old.length === 0) return say('हटाउनुपर्ने पुरानो निर्माण छैन।', 'There is no build to remove.');
  say(
    `हटाइने निर्माण: ${old.length} (${to.portal}, टोकन: ${to.by})`,
    `Builds to remove: ${old.length} (${to.portal}, token: ${to.by})`,
  );
  for (const { remote, version, reason } of old)
    console.log(`  ${remote} ${version}: ${REASONS[reason] ?? reason} / ${reason}`);
  if (dryRun) return undefined;
  await agree(yes);
  const removed = await removable(to, false);
  return say(`${removed.length} निर्माण हटाइयो।`, `${removed.length} builds were removed.`);
}

await run(async () => {
  const options = readOptions({ script: 'remotes', words: WORDS, known: ['to', 'dry-run', 'yes'] });
  const [word] = options.words;
  if (word === 'clean') return clean(target(options), options);
  if (options['dry-run'])
    throw new Refusal(
      '--dry-run clean सँग मात्र मिल्छ।',
      '--dry-run goes with clean only: npm run remotes -- clean --dry-run',
    );
  return list(target(options), word);
});
