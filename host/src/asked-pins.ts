import type { PinProblem } from '@registrar/contract/pin-problems';
import { isSignedPin } from './signed-pins';

/** Wanted version, or its beginning, by remote. */
export type Pins = Readonly<Record<string, string>>;

/** What one reader asks for; what of it they get is another matter. */
export interface AskedPins {
  readonly named: Pins;
  readonly signed: readonly string[];
  readonly problems: readonly PinProblem[];
}

/** A browser keeps 4096 bytes of a cookie, name and encoding included. */
export const LONGEST_PINS = 2000;
const MOST_PINS = 10;
const SHOWN = 80;

const NONE: AskedPins = { named: {}, signed: [], problems: [] };

/** `mf-payments@1.8.2-ab12cd,mf-registration@pr-231,signed.…`, from the query or the cookie `registrar_pins`. */
export function parsePins(text = ''): AskedPins {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (text.length > LONGEST_PINS || parts.length > MOST_PINS)
    return { ...NONE, problems: [{ remote: null, wanted: text.slice(0, SHOWN), reason: 'too-many' }] };
  const named: Record<string, string> = {};
  const problems: PinProblem[] = [];
  for (const part of parts.filter((one) => !isSignedPin(one))) {
    const [name = '', version = '', ...more] = part.split('@');
    if (name === '' || version === '' || more.length > 0)
      problems.push({ remote: null, wanted: part.slice(0, SHOWN), reason: 'malformed' });
    else named[name] = version;
  }
  return { named, signed: parts.filter(isSignedPin), problems };
}

/** What an address may hold of it: `?pins=…&pins=…` arrives as a list. */
export interface PinsQuery {
  readonly pins?: string | readonly string[];
}

/** The query stands above the cookie, remote by remote. */
export function askedPins(cookies: string | undefined, { pins = [] }: PinsQuery): AskedPins {
  const kept = pinsFromCookie(cookies);
  const given = parsePins([pins].flat().join(','));
  return {
    named: { ...kept.named, ...given.named },
    signed: [...new Set([...kept.signed, ...given.signed])],
    problems: [...kept.problems, ...given.problems],
  };
}

function pinsFromCookie(header = ''): AskedPins {
  const cookie = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('registrar_pins='));
  return parsePins(cookie === undefined ? undefined : safelyDecoded(cookie.slice('registrar_pins='.length)));
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
