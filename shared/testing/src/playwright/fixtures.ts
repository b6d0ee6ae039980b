import { expect, test as base } from '@playwright/test';
import { expectAccessible } from './accessible';
import { browserPath } from './browser-path';
import { watchConsole } from './console-watcher';
import { Mailbox } from './mailbox';
import { DEMO_PASSWORD, signIn, type Person } from './sign-in';

export interface PortalOptions {
  /** Complaints of the console that a test provokes on purpose. One pattern: the runner takes a list for something else. */
  readonly allowedConsole: RegExp | undefined;
  /** Where the sandbox listens; one port above the portal when left out. */
  readonly sandboxOrigin: string | undefined;
}

export interface PortalFixtures {
  /** What the portal sent during this test. */
  readonly mailbox: Mailbox;
  readonly quietConsole: void;
}

function besidePortal(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? 'http://localhost:8080');
  url.port = String(Number(url.port || '80') + 1);
  return url.origin;
}

export const test = base.extend<PortalOptions & PortalFixtures>({
  allowedConsole: [undefined, { option: true }],
  sandboxOrigin: [undefined, { option: true }],
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
});

export { DEMO_PASSWORD, expect, expectAccessible, browserPath, Mailbox, signIn, type Person };
