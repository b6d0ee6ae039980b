import type { RenewedElsewhere, SessionTokens } from '@registrar/gateway-client/session-tokens';
import type { SessionService } from './session';
import { isLineMessage, sessionIdOf, type LineMessage } from './session-line';

export interface SharedSession extends SessionService {
  /** Signs this tab in where another tab is; resolves soon either way. */
  join(): Promise<void>;
  /**
   * Ends the session in this tab alone, so that somebody else can sign in here. False: no other tab has it, and it has
   * to be ended.
   */
  leave(): Promise<boolean>;
  /** How this tab renews; it does so for the others as well. */
  renewBy(renew: (refused: string) => Promise<string | null>): void;
}

export interface SharedSessionOptions {
  readonly session: SessionService;
  /** Missing where the browser has none: each tab has its own session then. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage'> & { onmessage: ((event: MessageEvent) => void) | null };
  readonly locks?: Pick<LockManager, 'request' | 'query'>;
  /** That somebody wants to sign in as another person here outlives a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly window: Pick<Window, 'addEventListener'>;
  /** Whether somebody can see this tab. */
  readonly isSeen: () => boolean;
}

/** Held by every tab of a session, and by the one that renews it. */
const TAB = 'registrar.tab:';
const RENEWS = 'registrar.renews:';
const ALONE = 'session-alone';
/** So long a new tab waits for the first answer, and then for further ones. */
const ANSWER_MS = 500;
const FURTHER_MS = 40;
const RENEWAL_MS = 20_000;

/** Holds a lock, or waits for it, until the function that is returned is called. */
function holdLock(
  locks: Pick<LockManager, 'request'>,
  name: string,
  options: LockOptions,
  { held, denied }: { readonly held?: () => void; readonly denied?: () => void } = {},
): () => void {
  const quit = new AbortController();
  const { signal } = quit;
  // a lock that is only taken if it is free cannot be waited for, and so not given up
  const given = options.ifAvailable ? options : { ...options, signal };
  void locks
    .request(name, given, async (lock) => {
      if (lock === null) return denied?.();
      if (signal.aborted) return;
      held?.();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    })
    // given up while it waited
    .catch(() => undefined);
  return () => quit.abort();
}

/**
 * One session in all tabs of a browser (docs/decisions/0353-one-session-in-all-tabs.md). One tab has the refresh token
 * and renews for all; the others have the access token. Without a channel or locks everything is as in one tab.
 */
export function shareSession({
  session,
  channel,
  locks,
  storage,
  window,
  isSeen,
}: SharedSessionOptions): SharedSession {
  let renew: ((refused: string) => Promise<string | null>) | undefined;
  let activeAt = Date.now();
  const waiting = new Set<(answer: RenewedElsewhere) => void>();
  const answers: { readonly tokens: SessionTokens; readonly activeAt: number }[] = [];
  let onAnswer: (() => void) | undefined;
  /** Nobody renewed for this tab: that ends it here, and says nothing of the other tabs. */
  let isLostHere = false;
  /** How often in a row the tab that renews said nothing. */
  let silences = 0;
  let letTabGo = (): void => undefined;
  let letRenewalGo = (): void => undefined;

  const say = (message: LineMessage): void => channel?.postMessage(message);
  const sid = (): string | null => sessionIdOf(session.read()?.access_token ?? '');
  const renews = (): boolean => session.read()?.refresh_token != null;
  const settle = (answer: RenewedElsewhere): void => {
    for (const done of [...waiting]) done(answer);
  };
  const becomeGuest = (): void => {
    const tokens = session.read();
    if (tokens !== null && tokens.refresh_token !== null) session.write({ ...tokens, refresh_token: null });
  };
  const begin = (): void => {
    const id = sid();
    if (id === null || !locks) return;
    letTabGo = holdLock(locks, TAB + id, { mode: 'shared' });
    // a duplicated tab has the other's refresh token: one alone uses it
    if (renews()) letRenewalGo = holdLock(locks, RENEWS + id, { ifAvailable: true }, { denied: becomeGuest });
  };
  const end = (): void => {
    letTabGo();
    letRenewalGo();
    settle({ kind: 'over' });
  };
  const takeOver = (id: string, refresh_token: string): void => {
    if (!locks) return;
    letRenewalGo();
    letRenewalGo = holdLock(
      locks,
      RENEWS + id,
      {},
      {
        held() {
          const tokens = session.read();
          if (tokens === null || sid() !== id) return;
          session.write({ ...tokens, refresh_token });
          say({ kind: 'held', sid: id });
          settle({ kind: 'over' });
        },
      },
    );
  };

  const handOver = (): void => {
    const tokens = session.read();
    const id = sid();
    if (tokens?.refresh_token && id !== null) say({ kind: 'handover', sid: id, refresh_token: tokens.refresh_token });
  };
  const answerRenewal = async (refused: string): Promise<void> => {
    const now = session.read();
    if (now !== null && now.access_token !== refused) {
      const { access_token, roleId } = now;
      return say({ kind: 'renewed', sid: sessionIdOf(access_token) ?? '', access_token, roleId });
    }
    const id = sid();
    try {
      // what is written is said to all
      await renew?.(refused);
    } catch {
      if (id !== null) say({ kind: 'unanswered', sid: id });
    }
  };
  const onMessage = (message: LineMessage): void => {
    const tokens = session.read();
    if (message.kind === 'who') {
      if (tokens !== null) say({ kind: 'here', access_token: tokens.access_token, roleId: tokens.roleId, activeAt });
    } else if (message.kind === 'here') {
      const { access_token, roleId } = message;
      answers.push({ tokens: { access_token, refresh_token: null, roleId }, activeAt: message.activeAt });
      onAnswer?.();
    } else if (tokens !== null && message.sid === sid()) onMessageOfSession(message, tokens);
  };
  const onMessageOfSession = (message: Exclude<LineMessage, { kind: 'who' | 'here' }>, tokens: SessionTokens): void => {
    switch (message.kind) {
      case 'renew':
        if (renews()) void answerRenewal(message.refused);
        break;
      case 'renewed':
        letRenewalGo();
        session.write({ ...tokens, access_token: message.access_token, refresh_token: null });
        settle({ kind: 'renewed', access_token: message.access_token });
        break;
      case 'unanswered':
        settle({ kind: 'unanswered' });
        break;
      case 'handover':
        if (!renews()) takeOver(message.sid, message.refresh_token);
        break;
      case 'wanted':
        if (renews() && !isSeen()) {
          handOver();
          becomeGuest();
          letRenewalGo();
        }
        break;
      case 'held':
        // another tab was first: what this one waits for is given up
        becomeGuest();
        letRenewalGo();
        break;
      case 'ended':
        end();
        session.clear();
        break;
    }
  };

  /** Of locks that tabs hold or wait for. */
  const lockNames = async (): Promise<readonly string[]> => {
    const { held = [], pending = [] } = (await locks?.query()) ?? {};
    return [...held, ...pending].map(({ name }) => name ?? '');
  };

  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => isLineMessage(data) && onMessage(data);
  for (const kind of ['pointerdown', 'keydown'])
    window.addEventListener(kind, () => (activeAt = Date.now()), { passive: true });
  window.addEventListener('pagehide', handOver);
  window.addEventListener('focus', () => {
    const id = sid();
    if (id !== null && !renews()) say({ kind: 'wanted', sid: id });
  });
  begin();

  return {
    signedIn: session.signedIn,
    read: session.read,
    write(next) {
      const before = sid();
      isLostHere = false;
      session.write(next);
      const id = sid();
      storage.removeItem(ALONE);
      if (id === before && id !== null)
        return say({ kind: 'renewed', sid: id, access_token: next.access_token, roleId: next.roleId });
      end();
      begin();
    },
    clear() {
      const id = sid();
      end();
      session.clear();
      if (id !== null && !isLostHere) say({ kind: 'ended', sid: id });
      isLostHere = false;
    },
    async renewElsewhere(refused) {
      const id = sid();
      if (id === null || !channel || renews()) return { kind: 'over' };
      return new Promise((resolve) => {
        const done = (answer: RenewedElsewhere): void => {
          clearTimeout(timer);
          waiting.delete(done);
          if (answer.kind === 'renewed') silences = 0;
          resolve(answer);
        };
        const lose = (): void => {
          isLostHere = true;
          done({ kind: 'over' });
        };
        // once it may wait for a line itself; a tab that is stuck must not keep this one waiting for ever
        const timer = setTimeout(() => (++silences < 2 ? done({ kind: 'unanswered' }) : lose()), RENEWAL_MS);
        waiting.add(done);
        say({ kind: 'renew', sid: id, refused });
        // nobody there who could
        void lockNames().then((names) => names.includes(RENEWS + id) || lose());
      });
    },
    async join() {
      if (session.read() !== null || !channel || !locks || storage.getItem(ALONE) !== null) return;
      if (!(await lockNames()).some((name) => name.startsWith(TAB))) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ANSWER_MS);
        onAnswer = () => {
          clearTimeout(timer);
          setTimeout(resolve, FURTHER_MS);
        };
        say({ kind: 'who' });
      });
      onAnswer = undefined;
      const [latest] = answers.toSorted((one, other) => other.activeAt - one.activeAt);
      if (latest === undefined || session.read() !== null) return;
      session.write(latest.tokens);
      begin();
    },
    async leave() {
      const id = sid();
      if (id === null) return true;
      const tabs = (await lockNames()).filter((name) => name === TAB + id).length;
      if (tabs < 2) return false;
      handOver();
      storage.setItem(ALONE, 'yes');
      end();
      session.clear();
      return true;
    },
    renewBy(by) {
      renew = by;
    },
  };
}
