import { randomUUID } from 'node:crypto';
import { portal } from './portal';

interface Answer<T> {
  readonly success: boolean;
  readonly status: number;
  readonly message: string;
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
  readonly #at: PortalAddress;

  constructor(at: PortalAddress = portal) {
    this.#at = at;
  }

  /** Basic credentials of the client program, from the portal's runtime configuration as the browser reads them. */
  async #clientCredentials(): Promise<string> {
    const configuration: Readonly<Record<string, string>> = await (await fetch(`${this.#at.origin}/config.json`)).json();
    return Buffer.from(`${configuration['clientId']}:${configuration['clientSecret']}`).toString('base64');
  }

  /** Signs in; answers the access token, which is only a ticket where the password must be changed first. */
  async login(username: string, password: string): Promise<string> {
    return (await this.openSession(username, password)).access_token;
  }

  /** Signs in; answers what the portal keeps of it in the tab's session storage. */
  async openSession(username: string, password: string): Promise<SessionTokens> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ grant_type: 'password', username, password })) form.append(name, value);
    const response = await fetch(`${this.#at.gateway}/auth/api/ocr-login`, {
      method: 'POST',
      headers: { authorization: `Basic ${await this.#clientCredentials()}`, 'accept-language': 'en' },
      body: form,
    });
    const answer: SessionTokens & { readonly message: string } = await response.json();
    if (!response.ok) throw new Error(`${username} cannot sign in: ${answer.message}`);
    const { access_token, refresh_token, roleId } = answer;
    this.#token = access_token;
    return { access_token, refresh_token, roleId };
  }

  async raw(method: string, path: string, body?: unknown, token = this.#token, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
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

  async #data<T>(response: Response): Promise<T> {
    const answer: Answer<T> = await response.json();
    if (!answer.success) throw new Error(`${response.url} answered ${answer.status}: ${answer.message}`);
    return answer.data;
  }

  async get<T>(path: string, token?: string): Promise<T> {
    return this.#data(await this.raw('GET', path, undefined, token));
  }

  async post<T>(path: string, body: unknown, token?: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    return this.#data(await this.raw('POST', path, body, token, { 'idempotency-key': randomUUID(), ...headers }));
  }

  /** Sends a form, as a browser sends a file. */
  async upload<T>(path: string, form: FormData, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
    return this.#data(await fetch(`${this.#at.gateway}${path}`, { method, headers: { 'accept-language': 'en', authorization: `Bearer ${this.#token ?? ''}` }, body: form }));
  }

  async put<T>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    return this.#data(await this.raw('PUT', path, body, undefined, headers));
  }
}
