import type { Language, ShellApi } from './shell-api';

/** Contracts that this shell keeps; one before the newest stays welcome. */
export const supportedContracts: readonly number[] = [1];

/** What a remote is handed for one visit. `signal` aborts when the visit ends. */
export interface RemoteContext {
  readonly shell: ShellApi;
  readonly domElement: HTMLElement;
  readonly version: string;
  readonly signal: AbortSignal;
}

/** Nested or flat texts of one language, as i18next takes them. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The default shape of a remote's only exposed module, `./app`: `export const app: RemoteApp`. */
export interface RemoteApp {
  readonly contract: 1;
  /** The remote's name; also the namespace of its messages. */
  readonly name: string;
  loadMessages(language: Language): Promise<Messages>;
  bootstrap?(context: RemoteContext): Promise<void>;
  mount(context: RemoteContext): Promise<void>;
  unmount(context: RemoteContext): Promise<void>;
}

/** Foreign code is believed only after this look at it. */
export function isRemoteApp(value: unknown): value is RemoteApp {
  if (typeof value !== 'object' || value === null) return false;
  const app = value as Partial<Record<keyof RemoteApp, unknown>>;
  return (
    app.contract === 1 &&
    typeof app.name === 'string' &&
    typeof app.loadMessages === 'function' &&
    typeof app.mount === 'function' &&
    typeof app.unmount === 'function'
  );
}
