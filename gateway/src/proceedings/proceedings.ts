import type { Capability } from '../platform/capability';
import { forgetClaimants } from './claimants';
import { handleProceedings } from './due';
import { forgetFollowers } from './followers/forget-followers';
import { noticeFollowerRoutes } from './followers/routes';
import { handleFollowerNews } from './followers/tell-followers';
import { moreTimeRoutes } from './more-time-routes';
import { opinionLinkRoutes } from './opinion-link-routes';
import { handleOpinionReminders } from './opinion-reminders';
import { ownProceedingRoutes } from './own-routes';
import { publicNoticeRoutes } from './public-routes';
import { proceedingRoutes } from './routes';

/** Proceedings of companies, whatever their kind, what comes due in them, and what everybody may read and hand in. */
export const proceedings: Capability = {
  routes: (app, platform) => {
    proceedingRoutes(app, platform);
    ownProceedingRoutes(app, platform);
    moreTimeRoutes(app, platform);
    publicNoticeRoutes(app, platform);
    opinionLinkRoutes(app, platform);
    noticeFollowerRoutes(app, platform);
  },
  jobs: (platform) => {
    handleProceedings(platform);
    forgetClaimants(platform);
    handleOpinionReminders(platform);
    handleFollowerNews(platform);
    forgetFollowers(platform);
  },
};
