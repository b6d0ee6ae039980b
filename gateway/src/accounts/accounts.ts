import type { Capability } from '../platform/capability';
import { companyEmailRoutes } from './company-email-routes';
import { loginRoutes } from './login-routes';
import { passwordRoutes } from './password-routes';
import { profileRoutes } from './profile-routes';
import { secondFactorLoginRoutes, secondFactorRoutes } from './second-factor/routes';
import { signUpRoutes } from './sign-up-routes';

/** People: signing up, signing in, passwords, the own profile and sessions. */
export const accounts: Capability = {
  routes(app, platform) {
    loginRoutes(app, platform);
    signUpRoutes(app, platform);
    passwordRoutes(app, platform);
    profileRoutes(app, platform);
    secondFactorLoginRoutes(app, platform);
    secondFactorRoutes(app, platform);
    companyEmailRoutes(app, platform);
  },
};
