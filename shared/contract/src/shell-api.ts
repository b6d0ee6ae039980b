import type { FilingReader } from './routes';

/** Read-only observable value. `subscribe` follows the `useSyncExternalStore` shape and returns the way to stop. */
export interface ReadonlyStore<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export type Language = 'ne' | 'en';
export type Bilingual = Readonly<Record<Language, string>>;

/** Who is signed in. Null in the store means nobody is. */
export interface Session {
  readonly userId: string;
  readonly displayName: Bilingual;
  readonly kind: 'applicant' | 'officer';
  readonly officeCode?: string;
}

/**
 * One call to the gateway. The shell adds the base address, the bearer token, `Accept-Language` and, on a failure,
 * the toast of specification section 8.
 */
export interface GatewayRequest {
  /** Below the gateway base, e.g. `/auth/api/init`. */
  readonly path: `/${string}`;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: { readonly kind: 'json' | 'form-data' | 'urlencoded'; readonly value: unknown };
  readonly expect?: 'json' | 'blob';
  /** `ticket`: a single-purpose bearer that the gateway issued for one page, e.g. the forced password change. */
  readonly auth?: 'session' | 'none' | { readonly ticket: string };
  /** Opt-outs: no loading overlay, no toast on success, no toast on failure. */
  readonly quiet?: { readonly overlay?: boolean; readonly successToast?: boolean; readonly failureToast?: boolean };
  readonly signal?: AbortSignal;
  /** The same key makes the gateway do the action once, however often the call is repeated. */
  readonly idempotencyKey?: string;
  /** Version that the caller saw; the gateway refuses with 412 when the record has moved on. */
  readonly ifMatch?: number;
}

/**
 * What a failed call rejects with, whatever the reason. `status` 500 with 'Server could not be reached.' stands for
 * a request that got no answer (specification section 8).
 */
export interface GatewayFailure {
  readonly name: 'GatewayFailure';
  readonly success: false;
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  /** Field errors: where, which rule, and the sentence in the asked language. */
  readonly errors?: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  /** Kept as the server sends it: the string "true". */
  readonly enableCaptcha?: string;
  /** The rest of the answer, for callers that know more, e.g. `allowedActions`, `retryAfterSeconds`. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly cause: 'answer' | 'timeout' | 'no-connection' | 'aborted' | 'unknown';
}

export interface SignInCredentials {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
}

export type SignInResult =
  | { readonly kind: 'signed-in' }
  | {
      readonly kind: 'password-change-required';
      /** Good for nothing but the forced change of the password. */
      readonly ticket: string;
      readonly mobileNumber: string;
      readonly userId: string;
    }
  | {
      readonly kind: 'rejected';
      readonly serverMessage?: string;
      readonly captchaRequired: boolean;
      /** Why, as programs read it, e.g. `RATE-429`. Since 1.1: older shells leave it out. */
      readonly code?: string;
      /** Seconds until another try is looked at. Since 1.1: older shells leave it out. */
      readonly retryAfterSeconds?: number;
    };

/** The password was right; the ticket is good for nothing but the second step. */
export interface SecondStepRequired {
  readonly kind: 'second-factor-required';
  readonly ticket: string;
  /** The gateway's sentence. */
  readonly message: string;
}

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** Either a key of the caller's messages or of the common ones, or a sentence that the server already translated. */
export type Toast = { readonly kind: ToastKind; readonly dedupeKey?: string } & (
  | { readonly messageKey: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly serverMessage: string }
);

/** Everything a remote may ask of the shell. Additions are minor; any change in meaning is contract 2. */
export interface ShellApi {
  readonly contract: 1;
  readonly session: ReadonlyStore<Session | null>;
  readonly access: {
    can(screenCode: string): boolean;
    readonly revision: ReadonlyStore<number>;
    /**
     * Asks the gateway anew who is here and what they may open, after something a page did changed it. Since 1.1: older
     * shells have none.
     */
    refresh?(): Promise<void>;
  };
  readonly language: ReadonlyStore<Language>;
  /**
   * For a page that a link opens, written to somebody in a language of theirs: the portal speaks it from then on. Since
   * 1.6: older shells have none.
   */
  readonly speak?: (language: Language) => void;
  readonly theme: ReadonlyStore<{
    readonly algorithm: 'light' | 'compact';
    readonly token: Readonly<Record<string, string | number>>;
  }>;
  readonly gateway: { request<T>(request: GatewayRequest): Promise<T> };
  readonly toast: { show(toast: Toast): void };
  readonly socket: {
    /** Messages of a topic the person may read, until the returned function is called or the remote unmounts. */
    subscribe<T>(destination: string, onMessage: (body: T) => void): () => void;
    readonly status: ReadonlyStore<'up' | 'reconnecting' | 'down'>;
    /** Called after the line came back: what was missed must be asked for again. */
    onResync(listener: () => void): () => void;
  };
  readonly navigation: {
    to(path: string, options?: { readonly replace?: boolean }): void;
    /**
     * `save`: what the shell calls before it asks; true when nothing unsaved is left. Since 1.4: older shells ask at
     * once.
     */
    guardLeave(isDirty: () => boolean, save?: () => Promise<boolean>): () => void;
    /** For pages whose title depends on data; `routes.json` gives all others. */
    setTitle(title: Bilingual): void;
  };
  /**
   * What a page keeps for this tab, each remote under keys of its own: it survives a reload and the way to another
   * page, and ends with the session and with the tab. For what a person has typed and nobody has saved; never for what
   * the gateway knows. Since 1.2: older shells have none.
   */
  readonly tab?: { read(key: string): unknown; write(key: string, value: unknown): void };
  /**
   * Where a filing is shown, by the remotes that are live; null where none has a page for this reader, or where this
   * person may not open it. Since 1.3: older shells have none. `known`: values for other parameters of such addresses,
   * by name; older shells leave them out.
   */
  readonly filings?: {
    addressOf(
      process: string,
      id: string,
      reader: FilingReader,
      known?: Readonly<Record<string, string>>,
    ): string | null;
  };
  /** Runtime configuration of this installation: addresses that may differ from place to place. */
  readonly configuration: Readonly<Record<string, string>>;
  /** Only mf-auth calls signIn; lint forbids it elsewhere. */
  readonly auth: {
    /** For a page that knows no second step: an account that has one is refused, with the gateway's sentence. */
    signIn(credentials: SignInCredentials): Promise<SignInResult>;
    /** The same for a page that knows the second step. Since 1.7: older shells have none. */
    signInBySteps?(credentials: SignInCredentials): Promise<SignInResult | SecondStepRequired>;
    /**
     * The second step of a login: `proof` as `POST auth/api/second-factor/login` takes it. A refused proof rejects as
     * any call does. Since 1.7.
     */
    proveSecondFactor?(ticket: string, proof: object): Promise<void>;
    signOut(): Promise<void>;
  };
  /**
   * For a page that has failed and stands behind a panel. Until the function that `hold` returns is called, a change of
   * the registry draws the page afresh without being asked; `retry` asks the registry and does so now; `previous` does
   * it with the version before, and is null where there is none. Since 1.5: older shells have none.
   */
  readonly recovery?: { hold(): () => void; retry(): void; previous(): (() => void) | null };
  /** Returns the error id that the person is shown. */
  reportError(error: unknown, where: string): string;
}
