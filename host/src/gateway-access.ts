import type { FastifyRequest } from 'fastify';
import type { HostConfiguration } from './configuration';

/** The screen code that lets a person try unreleased builds in production. */
const PIN_SCREEN = 'QA_PINS';
const PATIENCE_MS = 3000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function grantsPins(answer: unknown): boolean {
  const data = isObject(answer) ? answer['data'] : undefined;
  const modules = isObject(data) ? data['moduleList'] : undefined;
  return Array.isArray(modules) && modules.some((module: unknown) => isObject(module) && module['code'] === PIN_SCREEN);
}

/** A request: the gateway counts it for the address that asks, not for the host. */
export interface Bearer {
  readonly authorization: string | undefined;
  readonly address: string;
}

/** Who is signed in, as the gateway alone knows; undefined where it does not know the token or does not answer. */
async function signedIn(
  { gatewayUrl }: HostConfiguration,
  { authorization, address }: Bearer & { authorization: string },
): Promise<unknown> {
  try {
    const answer = await fetch(`${gatewayUrl}/gateway/auth/api/init`, {
      headers: { authorization, 'x-forwarded-for': address },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Unknown means no. */
export async function mayPin(configuration: HostConfiguration, { authorization, address }: Bearer): Promise<boolean> {
  if (configuration.mode === 'embedded') return true;
  return authorization !== undefined && grantsPins(await signedIn(configuration, { authorization, address }));
}

/** The id of the account whose session it is. */
export async function accountOf(
  configuration: HostConfiguration,
  { authorization, address }: Bearer,
): Promise<string | undefined> {
  if (authorization === undefined) return undefined;
  const answer = await signedIn(configuration, { authorization, address });
  const data = isObject(answer) ? answer['data'] : undefined;
  const user = isObject(data) ? data['user'] : undefined;
  const id = isObject(user) ? user['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Tells the gateway's sockets that there is something new. Open tabs also ask by themselves, so a loss only delays. */
export async function announceRegistryChange(configuration: HostConfiguration, revision: number): Promise<void> {
  const answer = await fetch(`${configuration.gatewayUrl}/gateway/internal/registry-changed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-key': configuration.internalKey },
    body: JSON.stringify({ revision }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
}

export const bearerOf = ({ headers, ip }: FastifyRequest): Bearer => ({
  authorization: headers.authorization,
  address: ip,
});
