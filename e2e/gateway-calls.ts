import { randomUUID } from 'node:crypto';
import type { Person } from '@registrar/testing/playwright';
import { portal } from './portal';

interface Answer<T> {
  readonly success: boolean;
  readonly status: number;
  readonly message: string;
  readonly errors?: readonly unknown[];
  readonly data: T;
}

/** Signing in answers these; there is no refresh token where the access token is only a ticket. */
export interface SessionTokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly roleId: string;
}

export interface PortalAddress {
  readonly origin: string;
  readonly gateway: string;
}

/** The gateway without a browser: to prepare what a journey needs, and to ask what a browser would never ask. */
export class GatewayCalls {
  #token: string | undefined;
  #person: Person | undefined;
  readonly #at: PortalAddress;

  constructor(at: PortalAddress = portal) {
    this.#at = at;
  }

  /** Basic credentials of the client program, from the portal's runtime configuration as the browser reads them. */
  async #clientCredentials(): Promise<string> {
    const configuration: Readonly<Record<string, string>> = await (
      await fetch(`${this.#at.origin}/config.json`)
    ).json();
    return Buffer.from(`${configuration['clientId']}:${configuration['clientSecret']}`).toString('base64');
  }

  /** Signs in; answers the access token, which is only a ticket where the password must be changed first. */
  async login(username: string, password: string): Promise<string> {
    return (await this.openSession(username, password)).access_token;
  }

  /** Signs in; answers what the portal keeps of it in the tab's session storage. */
  async openSession(username: string, password: string): Promise<SessionTokens> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ grant_type: 'password', username, password }))
      form.append(name, value);
    const response = await fetch(`${this.#at.gateway}/auth/api/ocr-login`, {
      method: 'POST',
      headers: { authorization: `Basic ${await this.#clientCredentials()}`, 'accept-language': 'en' },
      body: form,
    });
    const answer: SessionTokens & { readonly message: string } = await response.json();
    if (!response.ok) throw new Error(`${username} cannot sign in: ${answer.message}`);
    const { access_token, refresh_token, roleId } = answer;
    this.#token = access_token;
    this.#person = { username, password };
    return { access_token, refresh_token, roleId };
  }

  async raw(
    method: string,
    path: string,
    body?: unknown,
    token = this.#token,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.#at.gateway}${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** A session that has ended meanwhile is opened anew: by another role, or because the person has newer ones. */
  async #data<T>(ask: () => Promise<Response>): Promise<T> {
    let response = await ask();
    if (response.status === 401 && this.#person !== undefined) {
      await this.login(this.#person.username, this.#person.password);
      response = await ask();
    }
    const answer: Answer<T> = await response.json();
    if (!answer.success)
      throw new Error(
        `${response.url} answered ${answer.status}: ${answer.message} ${JSON.stringify(answer.errors ?? [])}`,
      );
    return answer.data;
  }

  async get<T>(path: string, token?: string): Promise<T> {
    return this.#data(() => this.raw('GET', path, undefined, token));
  }

  async post<T>(
    path: string,
    body: unknown,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const key = randomUUID();
    return this.#data(() => this.raw('POST', path, body, token, { 'idempotency-key': key, ...headers }));
  }

  /** Sends a form, as a browser sends a file. */
  async upload<T>(path: string, form: FormData, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
    return this.#data(() =>
      fetch(`${this.#at.gateway}${path}`, {
        method,
        headers: { 'accept-language': 'en', authorization: `Bearer ${this.#token ?? ''}` },
        body: form,
      }),
    );
  }

  async put<T>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    return this.#data(() => this.raw('PUT', path, body, undefined, headers));
  }
}

const opened = new Map<string, Promise<GatewayCalls>>();

/**
 * The calls of this person, who signs in once: proving a password is the dearest thing the gateway does, and a person
 * may have only so many sessions before the one in the browser ends.
 */
export function callsOf({ username, password }: Person, at: PortalAddress = portal): Promise<GatewayCalls> {
  const key = `${username} ${at.gateway}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const gateway = new GatewayCalls(at);
  const calls = gateway.login(username, password).then(() => gateway);
  // who could not sign in may be able to later
  calls.catch(() => opened.delete(key));
  opened.set(key, calls);
  return calls;
}
