/**
 * `npm test`: first what decides, then the long part, slice by slice, until `TEST_MINUTES` (60) are over.
 *
 *     npm test                              everything
 *     npm test -- --part gateway --part nginx
 *     npm test -- --decisive | --long       one of the two
 *     npm test -- --shard 1/2               a share of each; `npm run test:merge -- FILE FILE` puts them together
 *
 * The end names what failed, what was flaky and what was not run; the last line is always `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { ROOT } from './portal/paths.mjs';
import { Refusal } from './portal/say.mjs';
import { heading, now, processorSeconds } from './test/execute.mjs';
import { linesOf, RESULTS } from './test/outcome.mjs';
import { inTurn, ofShard } from './test/slices.mjs';

const DEFAULT_MINUTES = 60;

/** Commits before this one; without Git the slices begin with the first. */
function commitNumber() {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return Number.parseInt(stdout, 10) || 0;
}

function optionsOf(args) {
  const { values } = parseArgs({
    args,
    options: {
      part: { type: 'string', multiple: true, default: [] },
      decisive: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  const shard = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard ?? '');
  if (values.shard !== undefined && (shard === null || Number(shard[1]) > Number(shard[2]))) {
    throw new Refusal('--shard यसरी लेख्नुहोस्: 1/2', '--shard is written like this: 1/2');
  }
  return { ...values, shard: shard ? { index: Number(shard[1]), count: Number(shard[2]) } : undefined };
}

async function runPart(part, shard) {
  heading(`${part.name}: ${part.title}`);
  const [began, processor] = [now(), processorSeconds()];
  const result = await part.run(shard).catch((error) => {
    console.error(error instanceof Refusal ? error.message : error);
    return { passed: 0, failed: 1, failures: [`${part.name}: ${error.message}`] };
  });
  const { name, title } = part;
  return { name, title, ...result, began, wall: now() - began, processor: processorSeconds() - processor };
}

function chosenParts({ part: names, decisive, long, shard }, { decisiveParts, longParts }) {
  const both = decisive === long;
  const wanted = [
    ...(both || decisive ? decisiveParts() : []),
    ...(both || long ? ofShard(inTurn(longParts(), commitNumber()), shard) : []),
  ];
  if (names.length === 0) return wanted;
  const all = [...decisiveParts(), ...longParts()];
  const unknown = names.filter((name) => all.every((part) => part.name !== name));
  if (unknown.length > 0) {
    throw new Refusal(`भाग भेटिएन: ${unknown.join(', ')}`, 'There is no such part. The parts are:', [
      all.map(({ name }) => name).join(', '),
    ]);
  }
  return all.filter(({ name }) => names.includes(name));
}

const outcome = { parts: [], notRun: [] };
let stopped = false;
try {
  requireNode();
  const options = optionsOf(process.argv.slice(2));
  await installIfNeeded({ tools: true });
  mkdirSync(RESULTS, { recursive: true });
  const limit = Number(process.env.TEST_MINUTES ?? DEFAULT_MINUTES) * 60;
  // its packages are there only after the installation
  for (const part of chosenParts(options, await import('./test/parts.mjs'))) {
    const isLate = part.isLong && options.part.length === 0 && now() > limit;
    if (isLate) outcome.notRun.push(part.name);
    else outcome.parts.push(await runPart(part, options.shard));
  }
  const suffix = options.shard ? `-${options.shard.index}-of-${options.shard.count}` : '';
  writeFileSync(join(dirname(RESULTS), `outcome${suffix}.json`), JSON.stringify(outcome, null, 2));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  stopped = true;
}
if (stopped)
  outcome.parts.push({
    name: 'npm test',
    title: 'the command itself',
    passed: 0,
    failed: 1,
    began: 0,
    wall: now(),
    processor: 0,
  });
console.log(linesOf(outcome).join('\n'));
process.exitCode = outcome.parts.every(({ failed }) => failed === 0) ? 0 : 1;
