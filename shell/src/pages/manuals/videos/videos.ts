import type { Bilingual } from '@registrar/domain/bilingual';
import checkNameEnglish from './check-name.en.vtt';
import checkNameNepali from './check-name.ne.vtt';
import checkName from './check-name.webm';
import checkNameStill from './check-name.webp';
import scenes from './scenes.json' with { type: 'json' };

/** Addresses of a recording, its still and its captions; made by scripts/record-manual-videos.mjs. */
interface Recording {
  readonly file: string;
  readonly poster: string;
  readonly captions: Bilingual;
}

export interface ManualVideo extends Recording {
  readonly key: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** What is done, step by step; the captions say the same. */
  readonly transcript: readonly Bilingual[];
}

const recordings: Readonly<Record<string, Recording>> = {
  'check-name': { file: checkName, poster: checkNameStill, captions: { ne: checkNameNepali, en: checkNameEnglish } },
};

/** The scenes that have been recorded, in their order. */
export const videos: readonly ManualVideo[] = scenes.flatMap(({ key, title, description, steps }) => {
  const recording = recordings[key];
  return recording === undefined ? [] : [{ key, title, description, transcript: steps.map(({ say }) => say), ...recording }];
});
