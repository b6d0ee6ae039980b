import { writeFileSync } from 'node:fs';
import { allLines } from './all-lines';
import type { Line, Outcome } from './line';
import { measured } from './measure';
import { readOptions, type Options } from './options';
import { Portal } from './portal';
import { sumOf, tableOf } from './table';

/** Nothing is sent to a portal that did not agree. */
async function requireAgreement(portal: Portal, key: string): Promise<void> {
  const { status } = await portal.gateway('attack/api/target', { headers: { 'x-attack-key': key } });
  if (status !== 204)
    throw new Error(
      `${portal.origin} did not agree to be attacked (${status}). It has to be started with ATTACK_TARGET=1, ` +
        'and ATTACK_KEY has to hold the key that its gateway printed.',
    );
}

async function outcomeOf(line: Line, portal: Portal, { setting }: Options): Promise<Outcome> {
  const { id, tried, expected, decidedIn, elsewhere = 'it is decided in other settings' } = line;
  const told = { id, tried, expected };
  if (!decidedIn.includes(setting)) return { ...told, result: 'not decided here', seen: elsewhere };
  try {
    return { ...told, result: 'ok', seen: await line.run(portal) };
  } catch (error) {
    return { ...told, result: 'FAILED', seen: error instanceof Error ? error.message : String(error) };
  }
}

async function attack(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2), process.env);
  const portal = new Portal(options.origin, options.setting === 'two-gateways' ? 2 : 1, options.certificate);
  await requireAgreement(portal, options.key);
  if (options.measure) {
    console.log(await measured(portal, options.setting));
    return true;
  }
  const lines = allLines.filter(({ id }) => options.only.length === 0 || options.only.includes(id));
  const outcomes: Outcome[] = [];
  for (const line of lines) {
    const outcome = await outcomeOf(line, portal, options);
    outcomes.push(outcome);
    console.log(tableOf([outcome]));
  }
  console.log(`\n${options.origin}, ${options.setting}: ${sumOf(outcomes)}`);
  if (options.json !== undefined)
    writeFileSync(options.json, JSON.stringify({ ...options, key: '', outcomes }, null, 2));
  return outcomes.length > 0 && outcomes.every(({ result }) => result !== 'FAILED');
}

try {
  process.exitCode = (await attack()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
