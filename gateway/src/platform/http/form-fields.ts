import qs from 'qs';
import { refuse } from '../refusal';

const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);
const LIMITS = { depth: 8, arrayLimit: 500, parameterLimit: 2000 };

/**
 * `addr[ward]=5&list[1].a=y` becomes {addr: {ward: '5'}, list: [{a: 'y'}]}; names that reach into the prototype are
 * refused.
 */
export function parseUrlencoded(text: string): Record<string, unknown> {
  refuseDangerousNames(text);
  return readFields(text);
}

/**
 * Throws. The router must not: it parses a query outside of any request's error handling, and the process would end.
 */
export function refuseDangerousNames(text: string): void {
  const names = [...new URLSearchParams(text).keys()];
  if (names.length > LIMITS.parameterLimit) refuse('REQ-413');
  if (names.some((name) => name.split(/[.[\]]+/).some((part) => DANGEROUS.has(part)))) refuse('REQ-400');
}

/** Reads whatever it is given; what reaches into the prototype is left out. */
export function readFields(text: string): Record<string, unknown> {
  return qs.parse(text, { ...LIMITS, allowDots: true });
}

/** The same nesting for the fields of a multipart form. */
export function nestFields(fields: readonly (readonly [string, string])[]): Record<string, unknown> {
  return parseUrlencoded(fields.map((field) => field.map(encodeURIComponent).join('=')).join('&'));
}
