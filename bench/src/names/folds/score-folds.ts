import { analyseName, checkName, findMismatch, learnWords, NOTHING_LEARNED } from '@registrar/domain/names/learning';
import type { NameKnowledge, SoundWeights } from '@registrar/domain/names/learning';
import type { ComposedName } from '../../gateway/composed-names';
import { sequence } from '../../gateway/sequence';
import { percentile } from '../../statistics';
import { judgeCases, LABEL_OF, scoreOf, type CaseAnswer, type Judged, type LabelledCase } from '../labelled-cases';
import { composedCases, isMismatch, type ComposedCase } from './composed-cases';
import { learnSounds } from './learn-sounds';
import { wordBook } from './word-book';

const FOLDS = 5;
const EACH = 600;

interface Count {
  asked: number;
  flagged: number;
}
type Counts = Map<string, Count>;

/**
 * Five folds: the weights of sounds, their bar and the words of the register are learned from four fifths of the real
 * names, and asked about the last fifth. Which two words are different ones is known from all names. Of the labelled
 * cases nothing is learned; each fold of them is asked with what its four fifths of the names have taught.
 */
export function scoreFolds(real: readonly ComposedName[], cases: readonly LabelledCase[], say: (line: string) => void) {
  const all = wordBook(real);
  const counts: Counts = new Map();
  const judged = { before: [] as Judged[], after: [] as Judged[] };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isAsked = (_: unknown, index: number): boolean => index % FOLDS === fold;
    const taught = real.filter((name, index) => !isAsked(name, index));
    const sounds = learnSounds(wordBook(taught));
    const asked = composedCases(real.filter(isAsked), EACH, all, sequence(101 + fold));
    const registers = { 'lexicon alone': NOTHING_LEARNED, 'register learned': knowledgeOf(taught) };
    for (const [register, knowledge] of Object.entries(registers)) {
      for (const [time, weights] of [
        ['before', null],
        ['after', sounds],
      ] as const)
        countFlagged(counts, `${register}, ${time}`, asked, { ...knowledge, sounds: weights });
    }
    const labelled = cases.filter(isAsked);
    for (const [time, weights] of [
      ['before', null],
      ['after', sounds],
    ] as const)
      judged[time].push(...judgeCases(labelled, answersOf(labelled, weights)));
    say(`fold ${fold + 1}: ${Object.keys(sounds.of).length} weights, bar ${sounds.bar}`);
  }
  for (const [key, { asked, flagged }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    say(
      `${key.padEnd(44)} ${String(asked).padStart(6)} asked ${((100 * flagged) / asked).toFixed(2).padStart(7)} % flagged`,
    );
  for (const time of ['before', 'after'] as const)
    if (cases.length > 0) say(`labelled cases, ${time}: ${JSON.stringify(scoreOf(judged[time], percentile))}`);
}

/** What a gateway knows of a register: rare words and pairs are not kept. */
function knowledgeOf(names: readonly ComposedName[]): NameKnowledge {
  const learned = learnWords(names);
  const atLeast = (count: number | undefined, least: number): number => (count && count >= least ? count : 0);
  return {
    frequencies: { names: learned.names, count: (script, text) => atLeast(learned[script].get(text), 5) },
    together: (english, nepali) => atLeast(learned.pairs.get(`${english}\t${nepali}`), 2),
  };
}

function countFlagged(counts: Counts, label: string, cases: readonly ComposedCase[], knowledge: NameKnowledge): void {
  for (const one of cases) {
    const { english, nepali } = analyseName(one.name, knowledge.frequencies);
    const flagged = findMismatch(english, nepali, knowledge).odd.length > 0;
    for (const kind of [one.kind, isMismatch(one) ? '= all mismatches' : '= all that agree']) {
      const count = counts.get(`${kind}: ${label}`) ?? { asked: 0, flagged: 0 };
      counts.set(`${kind}: ${label}`, count);
      count.asked += 1;
      if (flagged) count.flagged += 1;
    }
  }
}

function answersOf(cases: readonly LabelledCase[], sounds: SoundWeights | null): CaseAnswer[] {
  return cases.map(({ proposedEn, proposedNp, registered, blacklist }) => {
    const started = performance.now();
    const { outcome, similar } = checkName(
      { english: proposedEn, nepali: proposedNp },
      {
        names: registered.map(({ id, en, np }) => ({ id, english: en, nepali: np, kind: 'COMPANY' as const })),
        blacklist: blacklist.map(({ en, np }) => ({ english: en, nepali: np })),
        knowledge: { ...NOTHING_LEARNED, sounds },
      },
    );
    return { outcome: LABEL_OF[outcome], hits: similar.map(({ id }) => id), ms: performance.now() - started };
  });
}
