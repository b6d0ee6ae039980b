import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { dropLeftovers } from '../gateway/postgres-server';
import type { ComposedName } from '../gateway/composed-names';
import { kindsHere, newPlace } from '../gateway/place';
import { openPlace } from '../gateway/recorder';
import { readOptions } from '../options';
import { percentile } from '../statistics';
import { answerCase } from './answer-cases';
import { learnSounds } from './folds/learn-sounds';
import { scoreFolds } from './folds/score-folds';
import { weightsFile } from './folds/weights-file';
import { wordBook } from './folds/word-book';
import { judgeCases, readCases, scoreOf, type CaseAnswer, type Judged } from './labelled-cases';
import { byEngine, byTrigrams, measureChecks } from './measure-checks';
import { placeWithNames } from './many-names-place';
import { readRealNames, REAL_NAMES } from './real-names';
import { teachWords } from './teach-words';
import { addTrigrams } from './trigrams';
import { variantsOf } from './variants';

/**
 * The name engine beside plain trigrams.
 *   --cases FILE      labelled cases, one JSON object a line; the last line printed is the score as one JSON object
 *   --json            nothing but that line and the peer's
 * --learn FILE|none the register that words are learned from (default: the real names beside the repository, if there)
 *   --folds           what is learned of sounds, in five folds of the real names (and of the labelled cases)
 *   --weights FILE    learns the weights of sounds from all real names and writes FILE, the `sound-weights.ts`
 *   --names N         latency and recall among so many names instead
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    json: { type: 'boolean', default: false },
    learn: { type: 'string', default: REAL_NAMES },
    names: { type: 'string' },
    folds: { type: 'boolean', default: false },
    weights: { type: 'string' },
    questions: { type: 'string', default: '2000' },
    on: { type: 'string' },
  },
});
const options = readOptions(process.cwd(), [], process.env);
const say = (line: string): void => {
  if (!values.json) console.log(line);
};

if (values.folds) scoreFolds(realNames(), values.cases ? readCases(values.cases) : [], console.log);
else if (values.weights) writeFileSync(values.weights, weightsFile(learnSounds(wordBook(realNames()))));
else if (values.cases) await scoreCases(values.cases);
else await measureAmong(Number(values.names ?? 400_000));
await dropLeftovers();

function realNames(): ComposedName[] {
  const real = readRealNames(values.learn);
  if (!real) throw new Error(`No names to learn from: ${values.learn}`);
  return real;
}

async function scoreCases(file: string): Promise<void> {
  const cases = readCases(file);
  const place = await newPlace('embedded', options.data);
  const platform = await openPlace(place);
  const { db } = platform.database;
  try {
    const real = values.learn === 'none' ? undefined : readRealNames(values.learn);
    if (real) await teachWords(db, real);
    say(real ? `words learned from ${real.length} names` : 'nothing learned: the lexicon alone');
    const answers: { engine: CaseAnswer; trigrams: CaseAnswer }[] = [];
    for (const example of cases) answers.push(await answerCase(db, example));
    const judged = judgeCases(
      cases,
      answers.map(({ engine }) => engine),
    );
    for (const one of judged.filter(({ right }) => !right)) say(sayWrong(one));
    const peer = scoreOf(
      judgeCases(
        cases,
        answers.map(({ trigrams }) => trigrams),
      ),
      percentile,
    );
    console.log(`pg_trgm ${JSON.stringify(peer)}`);
    console.log(JSON.stringify(scoreOf(judged, percentile)));
  } finally {
    await platform.close();
    await place.drop();
  }
}

function sayWrong({ example, answer }: Judged): string {
  return `${example.id} ${example.category}: ${example.proposedEn} | ${example.proposedNp}: ${answer.outcome}, not ${example.expectedOutcome}`;
}

async function measureAmong(count: number): Promise<void> {
  for (const kind of (await kindsHere()).filter((one) => values.on === undefined || one === values.on)) {
    const { place, platform, known, loadedPerSecond } = await placeWithNames(options, kind, count);
    const { db } = platform.database;
    try {
      say(`${kind}: ${count} names, ${Math.round(loadedPerSecond)} a second loaded; load ${loadavg()[0]?.toFixed(1)}`);
      const variants = variantsOf(known, Number(values.questions));
      await measureChecks(variants.slice(0, 100), byEngine(db));
      const engine = await measureChecks(variants, byEngine(db));
      console.log(`${kind} engine ${JSON.stringify(engine)}`);
      await addTrigrams(db);
      console.log(`${kind} pg_trgm ${JSON.stringify(await measureChecks(variants.slice(0, 300), byTrigrams(db)))}`);
    } finally {
      await platform.close();
      await place.drop();
    }
  }
}
