import { expect, type Locator } from '@playwright/test';
import type { Language } from '../texts';

/** A film of the video manual, as a person plays it with the keyboard. */
export class VideoPlayer {
  readonly #video: Locator;

  constructor(video: Locator) {
    this.#video = video;
  }

  async play(): Promise<void> {
    await this.#video.focus();
    await this.#video.press('Space');
    await expect.poll(() => this.#video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  }

  /** The caption on screen now, and the language it is in. */
  shownCaption(): Promise<{ readonly language: string; readonly text: string } | undefined> {
    return this.#video.evaluate((video: HTMLVideoElement) => {
      const shown = [...video.textTracks].find((track) => track.mode === 'showing');
      const cue = shown?.activeCues?.[0];
      return shown !== undefined && cue instanceof VTTCue ? { language: shown.language, text: cue.text } : undefined;
    });
  }

  /** Held in the middle of the first caption: on a busy machine it would have passed before it is looked at. */
  async expectFirstCaption(language: Language, text: string): Promise<void> {
    await this.#video.evaluate((video: HTMLVideoElement) => {
      video.pause();
      const first = [...video.textTracks].find((track) => track.mode === 'showing')?.cues?.[0];
      if (first !== undefined) video.currentTime = (first.startTime + first.endTime) / 2;
    });
    await expect.poll(() => this.shownCaption()).toEqual({ language, text });
  }
}
