import type { Capability } from '../platform/capability';
import { reuploadRoutes } from './office-routes';
import { watchReuploads } from './reminders';
import { requestedDocumentRoutes } from './routes';

/** What the office asked people for: one list over all applications, and documents of the register once more. */
export const requestedDocuments: Capability = {
  routes(app, platform) {
    requestedDocumentRoutes(app, platform);
    reuploadRoutes(app, platform);
  },
  jobs: watchReuploads,
};
