import { createHash } from 'node:crypto';
import { z } from 'zod';
import wordsFile from '../../../data/objective-words.json' with { type: 'json' };
import type { ObjectiveWord } from './rank-objectives';

const fileSchema = z.array(z.object({ codes: z.array(z.string()).min(1), words: z.array(z.string()).min(1) }));

/** What every installation starts with: `tea/चिया` is a word of both languages, either of which may be empty. */
export function shippedObjectiveWords(): ObjectiveWord[] {
  return fileSchema.parse(wordsFile).flatMap(({ codes, words }) =>
    words.map((pair) => {
      const [english = '', nepali = ''] = pair.split('/');
      return { english, nepali, codes };
    }),
  );
}

/** By which a start knows whether the file has changed since it was written. */
export const objectiveWordsHash = (): string => createHash('sha256').update(JSON.stringify(wordsFile)).digest('hex');
