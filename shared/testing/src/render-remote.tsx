import { afterEach } from '@jest/globals';
import type { Messages, RemoteApp } from '@registrar/contract/remote-app';
import type { Language } from '@registrar/contract/shell-api';
import { createPortalI18n } from '@registrar/i18n/create-i18n';
import { commonMessages } from '@registrar/i18n/messages';
import { createRemote, type PortalWrapper } from '@registrar/runtime';
import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { setI18n } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';
import { createFakeShell, type FakeShell, type FakeShellOptions } from './fake-shell';
import { shellForVisit } from './visit-shell';

export interface RenderRemoteOptions extends FakeShellOptions {
  /** The address the person is at; `/` when left out. */
  readonly path?: string;
  /** A shell made beforehand, instead of one made from these options. */
  readonly shell?: FakeShell;
}

export interface RenderRoutesOptions extends RenderRemoteOptions {
  readonly messages: Readonly<Record<Language, Messages>>;
  /** Namespace of the messages; `remote` when left out. */
  readonly name?: string;
  readonly wrapper?: PortalWrapper;
}

export interface RenderedRemote {
  readonly shell: FakeShell;
  readonly user: UserEvent;
  readonly container: HTMLElement;
  /** As the shell does it: words first, then the store. */
  setLanguage(language: Language): Promise<void>;
  unmount(): Promise<void>;
}

const standing = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const takeAway of [...standing]) await takeAway();
});

async function messagesOf(app: RemoteApp): Promise<Record<Language, Messages>> {
  const [ne, en] = await Promise.all([app.loadMessages('ne'), app.loadMessages('en')]);
  return { ne, en };
}

async function prepareWords(app: RemoteApp, language: Language): Promise<i18n> {
  const own = await messagesOf(app);
  const words = createPortalI18n({
    language,
    messages: {
      ne: { common: commonMessages.ne, [app.name]: own.ne },
      en: { common: commonMessages.en, [app.name]: own.en },
    },
  });
  setI18n(words);
  return words;
}

async function renderApp(app: RemoteApp, options: RenderRemoteOptions): Promise<RenderedRemote> {
  const shell = options.shell ?? createFakeShell(options);
  const words = await prepareWords(app, shell.language.get());
  document.documentElement.lang = shell.language.get();
  window.history.replaceState(null, '', options.path ?? '/');

  const container = document.createElement('div');
  document.body.append(container);
  const visit = new AbortController();
  const context = {
    shell: shellForVisit(shell.api, visit.signal),
    domElement: container,
    version: 'test',
    signal: visit.signal,
  };

  // Inside `act` React draws only when the callback is over, so the mount is awaited after it.
  let mounted = Promise.resolve();
  await act(async () => {
    mounted = app.mount(context);
  });
  await mounted;

  const takeAway = async () => {
    if (!standing.delete(takeAway)) return;
    visit.abort();
    await act(async () => app.unmount(context));
    container.remove();
  };
  standing.add(takeAway);
  return {
    shell,
    user: userEvent.setup(),
    container,
    async setLanguage(language) {
      await act(async () => {
        await words.changeLanguage(language);
        document.documentElement.lang = language;
        shell.language.set(language);
      });
    },
    unmount: takeAway,
  };
}

/** Mounts a whole remote, or only some routes, in a fake shell. Everything is taken away after the test. */
export function renderRemote(app: RemoteApp, options?: RenderRemoteOptions): Promise<RenderedRemote>;
export function renderRemote(routes: RouteObject[], options: RenderRoutesOptions): Promise<RenderedRemote>;
export function renderRemote(
  what: RemoteApp | RouteObject[],
  options: RenderRemoteOptions | RenderRoutesOptions = {},
): Promise<RenderedRemote> {
  if (!Array.isArray(what)) return renderApp(what, options);
  if (!('messages' in options)) throw new Error('Routes alone need their messages');
  const { messages, name = 'remote', wrapper } = options;
  const app = createRemote({ name, routes: what, loadMessages: async (language) => messages[language], wrapper });
  return renderApp(app, options);
}
