import { expect } from '@jest/globals';
import type { OutboundMessage } from './harness';

/**
 * What a message has where a value was missing: a place that was not filled, quotes or brackets around nothing, a gap.
 */
const HOLES: readonly RegExp[] = [
  /\{\{|\}\}/,
  /undefined|null|NaN|\[object/,
  /[^\s] {2,}[^\s]/,
  / [.,;:।]/,
  /“\s*”|"\s*"|\(\s*\)/,
  /: *(\n|$)/,
];

export function holesIn(text: string): string[] {
  return HOLES.flatMap((hole) => hole.exec(text)?.[0] ?? []);
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
