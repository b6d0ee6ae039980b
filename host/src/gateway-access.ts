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

/** Asks the gateway, which alone knows who a token belongs to. Unknown means no. */
export async function mayPin(configuration: HostConfiguration, authorization: string | undefined): Promise<boolean> {
  if (configuration.mode === 'embedded') return true;
  if (authorization === undefined) return false;
  try {
    const answer = await fetch(`${configuration.gatewayUrl}/gateway/auth/api/init`, {
      headers: { authorization },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok && grantsPins(await answer.json());
  } catch {
    return false;
  }
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
