/**
 * A program of a partner: signs in, lists, reads. `gateway-api.d.ts` is made from the gateway's document by
 * openapi-typescript.
 */
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './gateway-api';

export type Gateway = Client<paths>;

export interface Credentials {
  /** The program's own, given by the office. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
}

/** What a refusal says: `code` is for programs, `message` for people, in the asked language. */
export class Refused extends Error {
  constructor(readonly refusal: components['schemas']['Failure']) {
    super(`${refusal.code}: ${refusal.message}`);
  }
}

export async function signIn(
  origin: string,
  { clientId, clientSecret, username, password }: Credentials,
): Promise<Gateway> {
  const gateway: Gateway = createClient<paths>({ baseUrl: origin, headers: { 'accept-language': 'en' } });
  const { data, error } = await gateway.POST('/gateway/auth/api/ocr-login', {
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: { grant_type: 'password', username, password },
  });
  if (error !== undefined) throw new Refused(error);
  const bearer = `Bearer ${data.access_token}`;
  gateway.use({
    onRequest({ request }) {
      request.headers.set('authorization', bearer);
      return request;
    },
  });
  return gateway;
}

/** Every filing that the person may see, page by page. */
export async function listApplications(
  gateway: Gateway,
): Promise<readonly components['schemas']['ApplicationSummary'][]> {
  const listed: components['schemas']['ApplicationSummary'][] = [];
  for (let page = 1; ; page++) {
    const { data, error } = await gateway.GET('/gateway/external/api/application', {
      params: { query: { page, size: 50 } },
    });
    if (error !== undefined) throw new Refused(error);
    listed.push(...data.data.items);
    if (listed.length >= data.data.total || data.data.items.length === 0) return listed;
  }
}

export async function readApplication(gateway: Gateway, id: string) {
  const { data, error } = await gateway.GET('/gateway/external/api/application/{id}', { params: { path: { id } } });
  if (error !== undefined) throw new Refused(error);
  return data.data;
}
