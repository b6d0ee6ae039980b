import type { ShellApi } from '@registrar/contract/shell-api';
import type { PublicHome } from '@registrar/domain/calls/public-home';

const quiet = { overlay: true, successToast: true, failureToast: true } as const;

/**
 * What the home tells everybody, asked for when the home is first shown to somebody who waits; undefined: it could not
 * be read, and the home says nothing about it.
 */
export function createPublicHome(
  gateway: ShellApi['gateway'],
  onProblem: (problem: string) => void,
): () => Promise<PublicHome | undefined> {
  return async () => {
    try {
      const answer = await gateway.request<unknown>({ path: '/public/home', auth: 'none', quiet });
      const { publicHomeSchema } = await import('@registrar/domain/calls/public-home');
      return publicHomeSchema.parse(answer);
    } catch (error) {
      onProblem(`public home: ${String(error)}`);
      return undefined;
    }
  };
}
