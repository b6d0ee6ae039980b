import type { Bilingual } from '@registrar/domain/bilingual';

export interface ManualVideo {
  readonly key: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Addresses of the recording, its still and its captions. */
  readonly file: string;
  readonly poster: string;
  readonly captions: Bilingual;
  /** What is done, step by step; the captions say the same. */
  readonly transcript: readonly Bilingual[];
}

export const videos: readonly ManualVideo[] = [];
