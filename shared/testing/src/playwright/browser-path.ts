import { existsSync } from 'node:fs';

/** The one without windows first: a page costs it little more than half of the processor's time. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The installed Chromium; `CHROMIUM_PATH` names another. Nothing is downloaded. */
export function browserPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const found = USUAL_PLACES.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`No Chromium at ${USUAL_PLACES.join(', ')}; set CHROMIUM_PATH`);
  return found;
}
