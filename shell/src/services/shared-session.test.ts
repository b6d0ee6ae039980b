import { afterEach, expect, jest, test } from '@jest/globals';
import { createSession } from './session';
import { shareSession, type SharedSession } from './shared-session';

const tokenOf = (sid: string, n: number): string => `head.${btoa(JSON.stringify({ sid, n }))}.sign`;
const login = (sid: string, n = 1) => ({
  access_token: tokenOf(sid, n),
  refresh_token: `refresh-${sid}-${n}`,
  roleId: 'APPLICANT',
});
/** What tabs say and locks grant takes turns of the event loop, and no time. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
};
afterEach(() => void jest.restoreAllMocks());

/** One browser: what its tabs say reaches the others, and its locks are those of all tabs. */
class Browser {
  readonly tabs = new Set<Tab>();
  readonly locks = new Locks();
  renewals = 0;
  isOffline = false;

  open(storage: Map<string, string> = new Map(), more: { readonly hasLocks?: boolean } = {}): Tab {
    const tab = new Tab(this, storage, more.hasLocks ?? true);
    this.tabs.add(tab);
    return tab;
  }
}

class Tab {
  readonly session: SharedSession;
  readonly listeners = new Map<string, (() => void)[]>();
  readonly channel: { onmessage: ((event: MessageEvent) => void) | null; postMessage(data: unknown): void };
  readonly own: { readonly end: (() => void)[] } = { end: [] };
  isSeen = true;

  constructor(
    readonly browser: Browser,
    readonly storage: Map<string, string>,
    hasLocks: boolean,
  ) {
    this.channel = {
      onmessage: null,
      postMessage: (data) => {
        const others = [...browser.tabs].filter((tab) => tab !== this);
        queueMicrotask(() => {
          for (const { channel } of others) channel.onmessage?.(new MessageEvent('message', { data }));
        });
      },
    };
    const kept = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    };
    this.session = shareSession({
      session: createSession(kept),
      ...(hasLocks && { channel: this.channel, locks: browser.locks.of(this.own.end) }),
      storage: kept,
      window: {
        addEventListener: (kind: string, listener: unknown) => {
          if (typeof listener === 'function')
            this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), () => void listener()]);
        },
      },
      isSeen: () => this.isSeen,
    });
    // as the client renews: one call at a time, by the refresh token that is there
    let running: Promise<string | null> | undefined;
    this.session.renewBy((refused) => {
      running ??= this.#renew(refused).finally(() => (running = undefined));
      return running;
    });
  }

  async #renew(refused: string): Promise<string | null> {
    const tokens = this.session.read();
    if (tokens === null) return null;
    if (tokens.access_token !== refused) return tokens.access_token;
    if (tokens.refresh_token === null) return null;
    if (this.browser.isOffline) throw new TypeError('Failed to fetch');
    this.browser.renewals += 1;
    await settled();
    const [, sid = '', n = '0'] = tokens.refresh_token.split('-');
    this.session.write(login(sid, Number(n) + 1));
    return this.session.read()?.access_token ?? null;
  }

  say(kind: string): void {
    for (const listener of this.listeners.get(kind) ?? []) listener();
  }

  /** Closed by its person, or taken away by the browser without a word. */
  close(how: 'closed' | 'discarded' = 'closed'): Map<string, string> {
    if (how === 'closed') this.say('pagehide');
    this.browser.tabs.delete(this);
    for (const end of this.own.end) end();
    return this.storage;
  }

  get renews(): boolean {
    return this.session.read()?.refresh_token != null;
  }
}

interface Held {
  readonly name: string;
  readonly mode: string;
}

/** Web Locks as far as they are used: shared and exclusive, if available, given up by a signal, gone with the tab. */
class Locks {
  readonly held = new Set<Held>();
  readonly pending: { readonly name: string; readonly mode: string; readonly grant: () => void }[] = [];

  of(ends: (() => void)[]): Pick<LockManager, 'request' | 'query'> {
    const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const mode = options.mode ?? 'exclusive';
        const grant = (): void => {
          const mine: Held = { name, mode };
          this.held.add(mine);
          const release = (): void => {
            this.held.delete(mine);
            this.#next();
          };
          ends.push(release);
          void Promise.resolve()
            .then(() => work({ name, mode }))
            .then((value) => {
              release();
              resolve(value);
            }, reject);
        };
        if (this.#isFree(name, mode)) return grant();
        if (options.ifAvailable) return resolve(work(null));
        const wait = (): void => {
          const one = { name, mode, grant };
          this.pending.push(one);
          const giveUp = (): void => {
            const at = this.pending.indexOf(one);
            if (at >= 0) this.pending.splice(at, 1);
            reject(new DOMException('given up', 'AbortError'));
          };
          options.signal?.addEventListener('abort', giveUp);
          ends.push(giveUp);
        };
        return wait();
      });
    return {
      request: request as LockManager['request'],
      query: async () => ({
        held: [...this.held].map(({ name }) => ({ name })),
        pending: this.pending.map(({ name }) => ({ name })),
      }),
    };
  }

  #isFree(name: string, mode: string): boolean {
    return [...this.held].every((one) => one.name !== name || (mode === 'shared' && one.mode === 'shared'));
  }

  #next(): void {
    const at = this.pending.findIndex(({ name, mode }) => this.#isFree(name, mode));
    if (at >= 0) this.pending.splice(at, 1)[0]?.grant();
  }
}

async function twoTabs(): Promise<{ browser: Browser; first: Tab; second: Tab }> {
  const browser = new Browser();
  const first = browser.open();
  first.session.write(login('a'));
  await settled();
  const second = browser.open();
  await second.session.join();
  await settled();
  return { browser, first, second };
}

test('a new tab is signed in where another one is, without the refresh token', async () => {
  const { first, second } = await twoTabs();
  expect(second.session.read()).toEqual({ ...login('a'), refresh_token: null });
  expect(second.session.signedIn.get()).toBe(true);
  expect([first.renews, second.renews]).toEqual([true, false]);
});

test('nobody else there: the first tab does not wait', async () => {
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const alone = new Browser().open();
  await alone.session.join();
  expect(timer).not.toHaveBeenCalled();
  expect(alone.session.read()).toBeNull();
});

test('twenty tabs that are refused at once lead to one renewal, and all have the new token', async () => {
  const { browser, first } = await twoTabs();
  const tabs = Array.from({ length: 20 }, () => browser.open());
  await Promise.all(tabs.map(({ session }) => session.join()));
  const refused = tokenOf('a', 1);
  const renewed = await Promise.all(tabs.map(async ({ session }) => session.renewElsewhere?.(refused)));
  expect(browser.renewals).toBe(1);
  expect(renewed).toEqual(tabs.map(() => ({ kind: 'renewed', access_token: tokenOf('a', 2) })));
  expect(first.session.read()?.access_token).toBe(tokenOf('a', 2));
  expect(tabs.map(({ session }) => session.read()?.refresh_token)).toEqual(tabs.map(() => null));
});

test('the tab that renews closes: one other takes over, whatever the number of tabs', async () => {
  const { browser, first, second } = await twoTabs();
  const third = browser.open();
  await third.session.join();
  first.close();
  await settled();
  expect([second.renews, third.renews].filter(Boolean)).toHaveLength(1);
  const [holder, guest] = second.renews ? [second, third] : [third, second];
  expect(await guest.session.renewElsewhere?.(tokenOf('a', 1))).toEqual({
    kind: 'renewed',
    access_token: tokenOf('a', 2),
  });
  expect(holder.session.read()?.refresh_token).toBe('refresh-a-2');
});

test('a reload of the tab that renews makes it a guest of the one that took over', async () => {
  const { browser, first, second } = await twoTabs();
  const storage = first.close();
  await settled();
  const again = browser.open(storage);
  await settled();
  expect([second.renews, again.renews, again.session.signedIn.get()]).toEqual([true, false, true]);
});

test('a reload with no other tab there keeps what it has', async () => {
  const browser = new Browser();
  const only = browser.open();
  only.session.write(login('a'));
  await settled();
  const again = browser.open(only.close());
  await settled();
  expect(again.session.read()).toEqual(login('a'));
});

test('a duplicated tab, which has the refresh token too, does not use it', async () => {
  const { browser, first } = await twoTabs();
  const copy = browser.open(new Map(first.storage));
  await settled();
  expect([first.renews, copy.renews]).toEqual([true, false]);
});

test('the tab that is looked at takes over from one in the background, which may then be discarded', async () => {
  const { browser, first, second } = await twoTabs();
  first.isSeen = false;
  second.say('focus');
  await settled();
  expect([first.renews, second.renews]).toEqual([false, true]);
  first.close('discarded');
  expect(await second.session.renewElsewhere?.('x')).toEqual({ kind: 'over' }); // it renews itself
  expect(browser.renewals).toBe(0);
});

test('what is seen beside the other tab leaves the renewal where it is', async () => {
  const { first, second } = await twoTabs();
  second.say('focus');
  await settled();
  expect([first.renews, second.renews]).toEqual([true, false]);
});

test('the tab that renews is gone without a word: the others are told at once that nobody renews', async () => {
  const { first, second } = await twoTabs();
  first.close('discarded');
  expect(await second.session.renewElsewhere?.(tokenOf('a', 1))).toEqual({ kind: 'over' });
});

test('a tab for which nobody renews ends alone', async () => {
  const { browser, first, second } = await twoTabs();
  const third = browser.open();
  await third.session.join();
  first.close('discarded');
  expect(await second.session.renewElsewhere?.(tokenOf('a', 1))).toEqual({ kind: 'over' });
  second.session.clear();
  await settled();
  expect([second, third].map(({ session }) => session.signedIn.get())).toEqual([false, true]);
});

test('the tab that renews reaches nobody: the others hear it, and all stay signed in', async () => {
  const { browser, first, second } = await twoTabs();
  browser.isOffline = true;
  expect(await second.session.renewElsewhere?.(tokenOf('a', 1))).toEqual({ kind: 'unanswered' });
  expect([first, second].map(({ session }) => session.signedIn.get())).toEqual([true, true]);
  browser.isOffline = false;
  expect(await second.session.renewElsewhere?.(tokenOf('a', 1))).toMatchObject({ kind: 'renewed' });
});

test('a tab that holds the renewal and says nothing is waited for once, and given up at the second time', async () => {
  const { first, second } = await twoTabs();
  first.channel.onmessage = null;
  jest.useFakeTimers();
  const outcomes: unknown[] = [];
  for (const _ of [1, 2]) {
    const asked = second.session.renewElsewhere?.(tokenOf('a', 1));
    await jest.advanceTimersByTimeAsync(20_000);
    outcomes.push(await asked);
  }
  jest.useRealTimers();
  expect(outcomes).toEqual([{ kind: 'unanswered' }, { kind: 'over' }]);
});

test('the end of the session is the end in all its tabs, and in no other session', async () => {
  const { browser, first, second } = await twoTabs();
  const other = browser.open();
  other.session.write(login('b'));
  await settled();
  second.session.clear();
  await settled();
  expect([first, second, other].map(({ session }) => session.signedIn.get())).toEqual([false, false, true]);
  const late = browser.open();
  await late.session.join();
  expect(late.session.read()?.access_token).toBe(tokenOf('b', 1));
});

test('of two people in two tabs a new one takes the one who did something last', async () => {
  const clock = jest.spyOn(Date, 'now');
  const { browser, first } = await twoTabs();
  const other = browser.open();
  other.session.write(login('b'));
  await settled();
  clock.mockReturnValue(Date.now() + 60_000);
  first.say('keydown');
  const late = browser.open();
  await late.session.join();
  expect(late.session.read()?.access_token).toBe(tokenOf('a', 1));
});

test('somebody else signs in in one tab: the other keeps its person, also after a reload', async () => {
  const { browser, first, second } = await twoTabs();
  expect(await first.session.leave()).toBe(true);
  await settled();
  expect([first.session.signedIn.get(), second.session.signedIn.get(), second.renews]).toEqual([false, true, true]);
  const again = browser.open(first.close());
  await again.session.join();
  expect(again.session.signedIn.get()).toBe(false);
  again.session.write(login('b'));
  await settled();
  expect([again, second].map(({ session }) => session.read()?.access_token)).toEqual([
    tokenOf('b', 1),
    tokenOf('a', 1),
  ]);
});

test('one tab alone cannot leave its session behind: it has to be ended', async () => {
  const only = new Browser().open();
  only.session.write(login('a'));
  await settled();
  expect(await only.session.leave()).toBe(false);
  expect(only.session.signedIn.get()).toBe(true);
});

test('what another release says, or a stranger, changes nothing', async () => {
  const { first, second } = await twoTabs();
  for (const data of [
    null,
    'ended',
    { kind: 'gone' },
    { kind: 'ended' },
    { kind: 'ended', sid: 'b' },
    { kind: 'renewed', sid: 'a' },
  ])
    first.channel.postMessage(data);
  await settled();
  expect([first.session.signedIn.get(), second.session.signedIn.get()]).toEqual([true, true]);
});

test('without locks or a channel each tab has a session of its own', async () => {
  const browser = new Browser();
  const first = browser.open(new Map(), { hasLocks: false });
  first.session.write(login('a'));
  const second = browser.open(new Map(), { hasLocks: false });
  await second.session.join();
  expect([first.session.read(), second.session.read()]).toEqual([login('a'), null]);
  first.session.clear();
  expect(first.session.signedIn.get()).toBe(false);
});
