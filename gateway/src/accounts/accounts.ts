import type { Capability } from '../platform/capability';
import { loginRoutes } from './login-routes';
import { passwordRoutes } from './password-routes';
import { signUpRoutes } from './sign-up-routes';

/** People: signing up, signing in, passwords. */
export const accounts: Capability = {
  routes(app, platform) {
    loginRoutes(app, platform);
    signUpRoutes(app, platform);
    passwordRoutes(app, platform);
  },
};
