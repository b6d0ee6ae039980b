import { palette } from '../../base/theme/palette';

/**
 * Told apart beside each other, and from white with 3:1; no meaning hangs on a tone alone, the table says it in words.
 */
const TONES = ['#1B4B8F', '#B4641E', '#17693A', '#7A3E9D', '#0E7C86', '#9C2F5B', '#5B6B1E', '#3F5BA9'] as const;

/** The colour of the holder at this place of a list; far apart in the list they repeat. */
export function shareTone(place: number): string {
  return TONES[place % TONES.length] ?? palette.blue;
}
