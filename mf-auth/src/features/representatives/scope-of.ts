import { z } from 'zod';

/** A form leaves out what the call wants said: no last day, all filings. */
export function scopeOf<Shape extends z.ZodType>(request: Shape) {
  return z.preprocess((value) => ({ processes: null, until: null, ...onlyGiven(value) }), request);
}

function onlyGiven(value: unknown): Record<string, unknown> {
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined));
}
