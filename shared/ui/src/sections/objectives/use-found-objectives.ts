import { useEffect, useState } from 'react';
import type { Nsic } from '@registrar/domain/calls/lookups';
import { useDebouncedValue } from '../../register/names/use-debounced-value';
import { foundObjectives, searchObjectives } from './classification';
import { useRankedNsic } from './list-nsic';

const RANKING_DELAY_MS = 250;
/** A line that is slower than this is not waited for: the words of the list alone answer. */
const PATIENCE_MS = 2_000;

interface Found {
  readonly words: string;
  readonly objectives: readonly Nsic[];
}

/**
 * What was found for the newest words that are answered. It is put in order once: a row that stands is not moved, since
 * somebody may be about to choose it.
 */
export function useFoundObjectives(words: string, objectives: readonly Nsic[]): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const asked = useDebouncedValue(words, RANKING_DELAY_MS);
  const { data, isPending } = useRankedNsic(asked);
  const [waitedFor, setWaitedFor] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(asked), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const isAnswered = asked !== '' && objectives.length > 0 && (!isPending || waitedFor === asked);
  if (isAnswered && found?.words !== asked)
    setFound({ words: asked, objectives: foundObjectives(data ?? [], searchObjectives(objectives, asked)) });
  return found;
}
