import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const OWN_REPOSITORY = '**/own-repository.spec.ts';

/** A release changes what every tab is served: these have a portal on which nothing else is tried. */
export default defineConfig({
  ...base,
  testDir: './release',
  projects: [
    // about one remote: one test after the other
    { name: 'release', testIgnore: OWN_REPOSITORY, workers: 1 },
    { name: 'own-repository', testMatch: OWN_REPOSITORY },
  ],
});
