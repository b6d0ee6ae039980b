import { z } from 'zod';

export interface FoundPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

const degrees = z.coerce.number();
/** What geocoders of the open map answer, one object for each place. */
const places = z.array(z.object({ display_name: z.string(), lat: degrees, lon: degrees }));

/**
 * Asks the configured geocoder for places by what was typed. `address` holds `{search}` and may hold `{language}`.
 * Throws when the geocoder does not answer, or answers something else.
 */
export async function findPlaces(
  address: string,
  search: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const url = address.replaceAll('{search}', encodeURIComponent(search)).replaceAll('{language}', language);
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}`);
  return places
    .parse(await answer.json())
    .map(({ display_name: name, lat, lon }) => ({ name, latitude: lat, longitude: lon }));
}
