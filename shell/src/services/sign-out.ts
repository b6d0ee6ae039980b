import type { ShellApi } from '@registrar/contract/shell-api';
import type { NavigationService } from './navigation';
import type { SessionService } from './session';

export interface SignOutOptions {
  readonly gateway: ShellApi['gateway'];
  readonly session: SessionService;
  readonly navigation: () => NavigationService;
  readonly mayLeave: () => Promise<boolean>;
  readonly onProblem: (problem: string) => void;
}

/** Ends the session here whatever the gateway says: who wants to leave a shared computer must be able to. */
export function createSignOut(options: SignOutOptions): () => Promise<void> {
  return async () => {
    if (!(await options.mayLeave())) return;
    if (options.session.signedIn.get()) {
      try {
        await options.gateway.request({ path: '/auth/api/user/logout', method: 'PUT', quiet: { failureToast: true } });
      } catch (error) {
        options.onProblem(`sign-out: ${error instanceof Error ? error.message : String(error)}`);
      }
      options.session.clear();
    }
    options.navigation().force('/login');
  };
}
