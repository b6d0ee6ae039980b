import type { Capability } from '../platform/capability';
import { watchProposals } from '../proposals/expire';
import { heirAdmissionProposals } from './admission-proposal';
import { heirAdmissionRoutes } from './routes';

/** Heirs of a company's last representative, who file with an account of their own (section 153). */
export const heirAdmissions: Capability = {
  routes: heirAdmissionRoutes,
  jobs(platform) {
    watchProposals(platform, heirAdmissionProposals);
  },
};
