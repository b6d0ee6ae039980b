import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { checkName } from './check-name';
import type { NameOutcome } from './name-check-types';

interface Case {
  id: string;
  category: string;
  proposedEn: string;
  proposedNp: string;
  registered: { id: string; en: string; np: string }[];
  blacklist: { en: string; np: string }[];
  expectedOutcome: string;
  expectedHit?: string;
  alsoAccept?: string[];
}

// The labelled cases live beside the repository; where they are absent the golden tests stand alone.
const file = fileURLToPath(new URL('../../../../../shared/data/name-cases-dev.jsonl', import.meta.url));
const present = existsSync(file) ? test : test.skip;
const LABELS: Readonly<Record<NameOutcome, string>> = {
  BLACKLIST_EXACT: 'BLACKLIST_EXACT',
  ALREADY_REGISTERED: 'REGISTERED',
  BLACKLIST_SIMILAR: 'BLACKLIST_SIMILAR',
  NAME_MISMATCH: 'MISMATCH',
  SIMILAR_EXISTS: 'SIMILAR',
  AVAILABLE: 'AVAILABLE',
};

present('the labelled cases come out right, all but a few', () => {
  const cases: Case[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const wrong: string[] = [];
  let hits = 0;
  let expectedHits = 0;
  for (const example of cases) {
    const result = checkName(
      { english: example.proposedEn, nepali: example.proposedNp },
      {
        names: example.registered.map(({ id, en, np }) => ({ id, english: en, nepali: np, kind: 'COMPANY' as const })),
        blacklist: example.blacklist.map(({ en, np }) => ({ english: en, nepali: np })),
      },
    );
    const outcome = LABELS[result.outcome];
    if (outcome !== example.expectedOutcome && !example.alsoAccept?.includes(outcome))
      wrong.push(
        `${example.id} ${example.category}: ${example.proposedEn} | ${example.proposedNp}: ${outcome}, not ${example.expectedOutcome}`,
      );
    if (example.expectedHit !== undefined) {
      expectedHits += 1;
      if (result.similar.slice(0, 10).some((similar) => similar.id === example.expectedHit)) hits += 1;
    }
  }
  const accuracy = 1 - wrong.length / cases.length;
  if (process.env.NAME_CASES_VERBOSE)
    process.stderr.write(`${wrong.join('\n')}\naccuracy ${accuracy}, hits ${hits}/${expectedHits}\n`);
  expect(accuracy).toBeGreaterThanOrEqual(0.9);
  expect(hits / expectedHits).toBeGreaterThanOrEqual(0.95);
});
