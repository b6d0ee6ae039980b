/**
 * Plays the shell's frame inside the built shell's page: loads the remote through the shell's own federation runtime
 * and shared packages, and mounts it with the fake shell. Bundled into one script and put into the page.
 */
import { isRemoteApp, type RemoteApp, type RemoteContext } from '@registrar/contract/remote-app';
import type { Language } from '@registrar/contract/shell-api';
import type { Role } from '@registrar/domain/permissions';
import type { i18n } from 'i18next';
import { failure } from '../fake-gateway';
import { createFakeShell, type FakeShell } from '../fake-shell';

interface FederationInstance {
  readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  registerRemotes(remotes: readonly { readonly name: string; readonly entry: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
  loadShare(name: string): Promise<false | (() => { getI18n(): i18n })>;
}

declare global {
  interface Window {
    readonly __FEDERATION__?: { readonly __INSTANCES__: readonly FederationInstance[] };
    conformance: typeof conformance;
  }
}

interface Visit {
  readonly shell: FakeShell;
  readonly context: RemoteContext;
  readonly controller: AbortController;
  readonly before: Surroundings;
}

interface Surroundings {
  readonly body: readonly Element[];
  readonly leftovers: number;
}

let loaded: RemoteApp | null = null;
let words: i18n | null = null;
let visit: Visit | null = null;

function federation(): FederationInstance {
  const instance = window.__FEDERATION__?.__INSTANCES__[0];
  if (instance === undefined) throw new Error('the shell has no federation runtime');
  return instance;
}

function theApp(): RemoteApp {
  if (loaded === null) throw new Error('the remote is not loaded');
  return loaded;
}

async function bringWords(app: RemoteApp, language: Language): Promise<void> {
  const share = await federation().loadShare('react-i18next');
  if (share === false) throw new Error('the shell does not share react-i18next');
  words = share().getI18n();
  words.addResourceBundle(language, app.name, await app.loadMessages(language), true, true);
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 50));
const DRAWING_MS = 5_000;

/** Pages are fetched when they are first visited. */
async function drawn(container: HTMLElement): Promise<boolean> {
  for (let waited = 0; waited < DRAWING_MS; waited += 50) {
    if (container.innerText.trim() !== '') return true;
    await frame();
  }
  return false;
}

const surroundings = (shell: FakeShell): Surroundings => ({ body: [...document.body.children], leftovers: shell.leftovers() });

async function begin(path: string, role: Role | null): Promise<Visit> {
  const language = 'ne';
  await bringWords(theApp(), language);
  await words?.changeLanguage(language);
  document.documentElement.lang = language;
  window.history.replaceState(null, '', path);
  await frame();
  // Every call fails: a remote must stand without its data, too.
  const shell = createFakeShell({ role, language });
  shell.gateway.setOutage(failure(503, { message: 'Service Unavailable' }));
  const controller = new AbortController();
  const before = surroundings(shell);
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return { shell, controller, before, context: { shell: shell.api, domElement, version: 'conformance', signal: controller.signal } };
}

/** What stands in the page that stood not there before, apart from the container. */
function strangers({ before, context }: Visit): string[] {
  return [...document.body.children]
    .filter((element) => element !== context.domElement && !before.body.includes(element))
    .map((element) => `leaves <${element.localName} class="${element.className}"> outside its container`);
}

async function end(going: Visit): Promise<string[]> {
  going.controller.abort();
  await theApp().unmount(going.context);
  const problems = going.context.domElement.childNodes.length > 0 ? ['leaves its container full'] : [];
  going.context.domElement.remove();
  await frame();
  const { error, where } = going.shell.reported[0] ?? {};
  return [
    ...problems,
    ...strangers(going),
    ...(going.shell.leftovers() === going.before.leftovers ? [] : ['leaves subscriptions to the shell behind']),
    ...(where === undefined ? [] : [`reports a fault at ${where}: ${String(error)}`]),
  ];
}

export const conformance = {
  /** Versions in the shell's share scope, by package. */
  provided(): Record<string, readonly string[]> {
    const scope = federation().shareScopeMap['default'] ?? {};
    return Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)]));
  },

  async load(name: string, base: string): Promise<string[]> {
    const container = name.replaceAll('-', '_');
    federation().registerRemotes([{ name: container, entry: `${base}mf-manifest.json` }]);
    const module = await federation().loadRemote(`${container}/app`);
    const app: unknown = typeof module === 'object' && module !== null && 'app' in module ? module.app : undefined;
    if (!isRemoteApp(app)) return ['./app does not export a RemoteApp called app'];
    loaded = app;
    return app.name === name ? [] : [`calls itself ${app.name}`];
  },

  async mount(path: string, role: Role | null): Promise<string[]> {
    visit = await begin(path, role);
    await theApp().mount(visit.context);
    return [...((await drawn(visit.context.domElement)) ? [] : ['draws nothing']), ...strangers(visit)];
  },

  async unmount(): Promise<string[]> {
    if (visit === null) return ['nothing is mounted'];
    const problems = await end(visit);
    visit = null;
    return problems;
  },

  /** The visit ends before the remote has drawn. */
  async abortWhileLoading(path: string, role: Role | null): Promise<string[]> {
    const short = await begin(path, role);
    const mounting = theApp().mount(short.context).catch(() => undefined);
    short.controller.abort();
    await mounting;
    return end(short);
  },

  /** What was typed must outlive a change of the language; null when this page has no field. */
  async flipLanguage(): Promise<string[] | null> {
    const container = visit?.context.domElement;
    // A list to choose from types into a field of its own that it empties at will; it holds no text of the person's.
    const field = container?.querySelector<HTMLInputElement>(':is(input[type="text"], input:not([type])):not([readonly], [role="combobox"])');
    if (visit === null || container === undefined || field === null || field === undefined) return null;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(field, 'a1');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const typed = field.value;
    const nepali = container.innerText;
    await bringWords(theApp(), 'en');
    await words?.changeLanguage('en');
    document.documentElement.lang = 'en';
    visit.shell.language.set('en');
    await frame();
    return [
      ...(field.isConnected && field.value === typed && typed !== '' ? [] : ['forgets what was typed when the language changes']),
      ...(container.innerText === nepali ? ['does not change its language'] : []),
    ];
  },
};

window.conformance = conformance;
