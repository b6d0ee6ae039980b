import type { Page, Route } from '@playwright/test';

export interface Fault {
  readonly name: string;
  /** Which panel stands in the remote's place; the operator reads the same word in the registry of errors. */
  readonly panel: string;
  /** Nothing fails yet while the first visit goes on to other pages. */
  readonly slow?: boolean;
  readonly break: (page: Page, remote: string) => Promise<() => Promise<void>>;
}

const manifestOf = (remote: string): RegExp => new RegExp(`/remotes/${remote}/[^/]+/mf-manifest\\.json`);
const entryOf = (remote: string): RegExp => new RegExp(`/remotes/${remote}/[^/]+/remoteEntry\\.js`);
const anyFileOf = (remote: string): RegExp => new RegExp(`/remotes/${remote}/`);

async function answering(
  page: Page,
  url: RegExp,
  handler: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(url, handler);
  return () => page.unroute(url, handler);
}

async function hanging(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const hold = async (route: Route): Promise<void> => {
    held.push(route);
  };
  await page.route(url, hold);
  return async () => {
    await page.unroute(url, hold);
    // The page has given these up long ago; the browser need not wait for them when it closes.
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  };
}

/** A remote of the right shape that cannot be mounted. */
const thatCannotBeMounted = (remote: string): string => `
  var ${remote.replaceAll('-', '_')} = {
    init: function () {},
    get: function () {
      var app = {
        contract: 1,
        name: '${remote}',
        loadMessages: function () { return Promise.resolve({}); },
        mount: function () { return Promise.reject(new Error('this remote cannot be mounted')); },
        unmount: function () { return Promise.resolve(); },
      };
      return Promise.resolve(function () { return { app: app }; });
    },
  };`;

/** A container whose module throws when it is read. */
const throwingModule = (remote: string): string => `
  var ${remote.replaceAll('-', '_')} = {
    init: function () {},
    get: function () { return Promise.resolve(function () { throw new Error('this module cannot be read'); }); },
  };`;

const entryIs =
  (code: (remote: string) => string): Fault['break'] =>
  (page, remote) =>
    answering(page, entryOf(remote), (route) => route.fulfill({ contentType: 'text/javascript', body: code(remote) }));

export const manifestNotJson: Fault = {
  name: 'its manifest is an empty object',
  panel: 'bad-manifest',
  break: (page, remote) => answering(page, manifestOf(remote), (route) => route.fulfill({ json: {} })),
};

/** What can befall a remote before its first page is on screen. */
export const faults: readonly Fault[] = [
  {
    name: 'its server cannot be reached',
    panel: 'unreachable',
    break: (page, remote) => answering(page, anyFileOf(remote), (route) => route.abort('connectionrefused')),
  },
  {
    name: 'its entry script cannot be reached',
    panel: 'unreachable',
    break: (page, remote) => answering(page, entryOf(remote), (route) => route.abort('connectionreset')),
  },
  {
    name: 'its server answers 500 with JSON',
    panel: 'unreachable',
    break: (page, remote) =>
      answering(page, anyFileOf(remote), (route) => route.fulfill({ status: 500, json: { error: 'out of order' } })),
  },
  {
    name: 'its server never answers',
    panel: 'timeout',
    slow: true,
    break: (page, remote) => hanging(page, manifestOf(remote)),
  },
  manifestNotJson,
  {
    name: 'its manifest is a page',
    panel: 'bad-manifest',
    break: (page, remote) =>
      answering(page, manifestOf(remote), (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Portal</p>' }),
      ),
  },
  {
    name: 'it throws while it is mounted',
    panel: 'mount',
    break: entryIs(thatCannotBeMounted),
  },
  {
    name: 'T8: its entry script throws',
    panel: 'bad-entry',
    break: entryIs(() => "throw new Error('this entry cannot run');"),
  },
  { name: 'T8: its module throws', panel: 'module', break: entryIs(throwingModule) },
];

/** After a redeploy that swept the old folder away: chunks that were not loaded before are gone. */
export async function furtherChunksGone(page: Page, remote: string): Promise<() => Promise<void>> {
  const chunk = new RegExp(`/remotes/${remote}/[^/]+/\\d+\\.[0-9a-f]+\\.js`);
  return answering(page, chunk, (route) =>
    route.fulfill({ status: 404, json: { success: false, status: 404, message: 'There is no such file.' } }),
  );
}

/** What the browser and the portal write down about faults that were made on purpose. */
export const provoked =
  /Failed to load resource|\[REG-[RE]\d\d-|RUNTIME-0\d\d|\[ Federation Runtime \]|this entry cannot run|A preload for .* credentials mode/;
