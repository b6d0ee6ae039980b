import { expect } from '@jest/globals';
import type { OutboundMessage } from './harness';

/**
 * What a message has where a value was missing: a place that was not filled, quotes or brackets around nothing, a gap.
 */
const HOLES: readonly RegExp[] = [
  /\{\{|\}\}/,
  /undefined|null|\bNaN\b|\[object/,
  /[^\s] {2,}[^\s]/,
  / [.,;:।]/,
  /“\s*”|"\s*"|\(\s*\)/,
  /: *(\n|$)/,
];

/** The random token of a link may spell any of these by chance, so it is left out; a missing token is still seen. */
const TOKEN = /(?<=[/=])[\w-]{20,}(?=[\s"<.,;:।)]|$)/g;

export function holesIn(text: string): string[] {
  const shown = text.replace(TOKEN, 'token');
  return HOLES.flatMap((hole) => hole.exec(shown)?.[0] ?? []);
}

/** Everything that went out is complete, in each of its parts. */
export function expectWhole(messages: readonly OutboundMessage[]): void {
  expect(messages.length).toBeGreaterThan(0);
  for (const { subject, body, html, channel, to } of messages) {
    expect({ to, body, holes: [subject ?? '', body].flatMap(holesIn) }).toEqual({ to, body, holes: [] });
    expect([to, html === undefined]).toEqual([to, channel === 'sms']);
    if (html !== undefined) expect(html).not.toMatch(/\{\{|undefined|\[object|<(h1|p|a)[^>]*>\s*<\/\1>/);
  }
}
