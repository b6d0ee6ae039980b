import type { GatewayRequest } from '@registrar/contract/shell-api';

export interface EncodedBody {
  readonly content: BodyInit | undefined;
  /** Left out for form-data: only the browser knows the boundary. */
  readonly contentType?: string;
}

type Join = (parent: string, key: string | number) => string;

/** `shareholders[0].addr.ward`: list positions in brackets, names after a dot. */
const dotted: Join = (parent, key) => {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
};

/** `shareholders[0][addr][ward]`: the nested query string. */
const bracketed: Join = (parent, key) => (parent === '' ? String(key) : `${parent}[${key}]`);

function* leaves(value: unknown, join: Join, path = ''): Generator<readonly [string, string | Blob]> {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) yield [path, value];
  else if (value instanceof Date) yield [path, value.toISOString()];
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leaves(item, join, join(path, index));
  } else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, join, join(path, key));
  } else if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    yield [path, String(value)];
  else throw new TypeError(`${path} is a ${typeof value}; a form cannot carry it`);
}

export function toFormData(value: unknown): FormData {
  const form = new FormData();
  for (const [key, leaf] of leaves(value, dotted)) form.append(key, leaf);
  return form;
}

export function toQueryString(value: unknown): string {
  const params = new URLSearchParams();
  for (const [key, leaf] of leaves(value, bracketed)) {
    if (typeof leaf !== 'string') throw new TypeError(`${key} is a file; a query string cannot carry it`);
    params.append(key, leaf);
  }
  return params.toString();
}

export function encodeBody(body: GatewayRequest['body']): EncodedBody {
  if (body === undefined) return { content: undefined };
  switch (body.kind) {
    case 'json':
      return { content: JSON.stringify(body.value), contentType: 'application/json' };
    case 'form-data':
      return { content: toFormData(body.value) };
    case 'urlencoded':
      return { content: toQueryString(body.value), contentType: 'application/x-www-form-urlencoded' };
  }
}
