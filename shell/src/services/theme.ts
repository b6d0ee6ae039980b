import type { ReadonlyStore, ShellApi } from '@registrar/contract/shell-api';
import { portalTheme } from '@registrar/ui';
import { createStore } from './value-store';

type Theme = ShellApi['theme'] extends ReadonlyStore<infer Value> ? Value : never;

const isPlain = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** The look as data, for what is not drawn with the components of `@registrar/ui`. */
export const theme: ShellApi['theme'] = createStore<Theme>({
  algorithm: 'light',
  token: Object.fromEntries(Object.entries(portalTheme.token ?? {}).filter(isPlain)),
});
