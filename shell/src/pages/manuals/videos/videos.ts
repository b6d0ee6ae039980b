import type { Bilingual } from '@registrar/domain/bilingual';
import checkNameEnglish from './check-name.en.vtt';
import checkNameNepali from './check-name.ne.vtt';
import checkName from './check-name.webm';
import checkNameStill from './check-name.webp';
import reserveNameEnglish from './reserve-name.en.vtt';
import reserveNameNepali from './reserve-name.ne.vtt';
import reserveName from './reserve-name.webm';
import reserveNameStill from './reserve-name.webp';
import scenes from './scenes.json' with { type: 'json' };
import signUpEnglish from './sign-up.en.vtt';
import signUpNepali from './sign-up.ne.vtt';
import signUp from './sign-up.webm';
import signUpStill from './sign-up.webp';

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
  'sign-up': { file: signUp, poster: signUpStill, captions: { ne: signUpNepali, en: signUpEnglish } },
  'reserve-name': {
    file: reserveName,
    poster: reserveNameStill,
    captions: { ne: reserveNameNepali, en: reserveNameEnglish },
  },
};

/** The scenes that have been recorded, in their order. */
export const videos: readonly ManualVideo[] = scenes.flatMap(({ key, title, description, steps }) => {
  const recording = recordings[key];
  return recording === undefined
    ? []
    : [{ key, title, description, transcript: steps.map(({ say }) => say), ...recording }];
});
