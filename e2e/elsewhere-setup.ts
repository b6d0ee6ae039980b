import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@registrar/contract/registry';
import { elsewhere, MARKS, missingThere, Unusable, type Elsewhere, type Mark } from './elsewhere';

/**
 * Before the first test of a run against a portal elsewhere: is it there, does it follow the pins, and which tests are
 * left out because of what it does not give.
 */
// eslint-disable-next-line import-x/no-default-export -- the runner asks for one
export default async function reachElsewhere(): Promise<void> {
  if (elsewhere === undefined) return;
  const { origin, pins } = elsewhere;
  const document = await registryOf(elsewhere);
  console.log(`The portal under test is ${origin}, revision ${document.revision} of its registry.`);
  if (pins !== undefined) {
    process.env['E2E_PINNED'] = JSON.stringify(pinnedBy(document, origin));
    for (const [remote, version] of Object.entries(document.pins ?? {})) console.log(`Pinned: ${remote} ${version}`);
  }
  for (const [mark, remedy] of Object.entries(missingThere(elsewhere)).filter(
    (entry): entry is [Mark, string] => entry[0] in MARKS,
  )) {
    console.log(`Left out, ${mark} (${MARKS[mark]}; ${remedy}): ${filesMarked(mark).join(', ')}`);
  }
}

async function registryOf({ origin, pins }: Elsewhere): Promise<RegistryDocument> {
  const headers: Record<string, string> =
    pins === undefined ? {} : { cookie: `registrar_pins=${encodeURIComponent(pins)}` };
  const answer = await fetch(`${origin}/registry`, { headers }).catch((error: unknown) => {
    throw new Unusable(`E2E_ORIGIN: ${origin} does not answer (${String(error)})`);
  });
  if (!answer.ok) throw new Unusable(`E2E_ORIGIN: ${origin}/registry answered ${answer.status}; is it a portal?`);
  const document: RegistryDocument = await answer.json();
  return document;
}

/** A run that looks at another build than the one asked for says nothing about the one asked for. */
function pinnedBy({ pins = {}, pinProblems = [] }: RegistryDocument, origin: string): Readonly<Record<string, string>> {
  const problems = pinProblems.map(
    ({ remote, wanted, reason, detail }) =>
      `${remote ?? 'a pin'} ${wanted}: ${reason}${detail === undefined ? '' : ` (${detail})`}`,
  );
  if (problems.length > 0)
    throw new Unusable(
      `E2E_PINS: ${origin} does not follow ${problems.join('; ')}. On a production portal only a signed pin holds for every role: docs/qa.md`,
    );
  if (Object.keys(pins).length === 0) throw new Unusable(`E2E_PINS: ${origin} follows none of these pins`);
  return pins;
}

function filesMarked(mark: Mark): readonly string[] {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.spec.ts'),
  );
  return files.filter((file) => readFileSync(join(__dirname, file), 'utf8').includes(`'${mark}'`)).toSorted();
}
