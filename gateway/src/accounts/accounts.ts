import type { Capability } from '../platform/capability';
import { loginRoutes } from './login-routes';
import { passwordRoutes } from './password-routes';
import { secondFactorLoginRoutes, secondFactorRoutes } from './second-factor/routes';
import { sessionRoutes } from './session-routes';
import { signUpRoutes } from './sign-up-routes';

/** People: signing up, signing in, passwords and the own sessions. */
export const accounts: Capability = {
  routes(app, platform) {
    loginRoutes(app, platform);
    signUpRoutes(app, platform);
    passwordRoutes(app, platform);
    sessionRoutes(app, platform);
    secondFactorLoginRoutes(app, platform);
    secondFactorRoutes(app, platform);
  },
};
