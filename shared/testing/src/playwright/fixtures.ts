import { expect, test as base } from '@playwright/test';
import { expectAccessible } from './accessible';
import { buildsIn } from './builds-in-tabs';
import { browserPath } from './browser-path';
import { watchConsole } from './console-watcher';
import { Mailbox } from './mailbox';
import { DEMO_PASSWORD, signIn, type Person } from './sign-in';

export interface PortalOptions {
  /**
   * Complaints of the console that a test provokes on purpose. One pattern: the runner takes a list for something else.
   */
  readonly allowedConsole: RegExp | undefined;
  /** Where the sandbox listens; one port above the portal when left out. */
  readonly sandboxOrigin: string | undefined;
  /** Which version of which remote a portal elsewhere was asked to run; undefined where it is ours. */
  readonly pinnedVersions: Readonly<Record<string, string>> | undefined;
}

export interface PortalFixtures {
  /** What the portal sent during this test. */
  readonly mailbox: Mailbox;
  readonly quietConsole: void;
  readonly notedBuilds: void;
}

function besidePortal(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? 'http://localhost:8080');
  url.port = String(Number(url.port || '80') + 1);
  return url.origin;
}

export const test = base.extend<PortalOptions & PortalFixtures>({
  allowedConsole: [undefined, { option: true }],
  sandboxOrigin: [undefined, { option: true }],
  pinnedVersions: [undefined, { option: true }],
  mailbox: async ({ baseURL, sandboxOrigin }, provide) => {
    await provide(new Mailbox(sandboxOrigin ?? besidePortal(baseURL), new Date()));
  },
  quietConsole: [
    async ({ context, allowedConsole }, provide) => {
      const { complaints, stop } = watchConsole(context);
      await provide();
      stop();
      expect(complaints.filter((complaint) => allowedConsole?.test(complaint) !== true)).toEqual([]);
    },
    { auto: true },
  ],
  notedBuilds: [
    async ({ context, pinnedVersions }, provide, testInfo) => {
      await provide();
      if (pinnedVersions === undefined) return;
      const builds = await buildsIn(context);
      for (const { name, version, source } of builds)
        testInfo.annotations.push({ type: 'build', description: `${name} ${version} (${source})` });
      const others = builds.filter(
        ({ name, version }) => pinnedVersions[name] !== undefined && pinnedVersions[name] !== version,
      );
      expect(others, 'pinned remotes that ran in another version').toEqual([]);
    },
    { auto: true },
  ],
});

export { DEMO_PASSWORD, expect, expectAccessible, browserPath, Mailbox, signIn, type Person };
