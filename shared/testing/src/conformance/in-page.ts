/**
 * Plays the shell's frame inside the built shell's page: loads the remote through the shell's own federation runtime
 * and shared packages, and mounts it with the fake shell. Bundled into one script and put into the page.
 */
import { isRemoteApp, type RemoteApp, type RemoteContext } from '@registrar/contract/remote-app';
import type { Language } from '@registrar/contract/shell-api';
import type { i18n } from 'i18next';
import { failure, type FakeAnswers } from '../fake-gateway';
import { createFakeShell, type FakeShell } from '../fake-shell';
import { noteStyles, watchStyles, type StyleWatch } from './reaching-styles';
import type { Samples } from './samples';
import type { Visitor } from './visitor';

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

/** Where to go, and as whom. */
export interface Address {
  readonly address: string;
  readonly visitor: Visitor;
}

/** Without its data a remote must stand, and with it. */
type Line = 'answering' | 'down';

interface Visit {
  readonly shell: FakeShell;
  /** What it wanted to read and the samples say nothing about. */
  readonly unanswered: ReadonlySet<string>;
  readonly context: RemoteContext;
  readonly controller: AbortController;
  readonly before: Surroundings;
}

interface Surroundings {
  readonly body: readonly Element[];
  readonly leftovers: number;
  readonly leftStyles: () => string[];
}

let answers: FakeAnswers = {};
let styles: StyleWatch | null = null;
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

const frame = () => new Promise((resolve) => setTimeout(resolve, 25));
const DRAWING_MS = 15_000;
const SWITCHING_MS = 2_000;
const STILL_LOADING = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning';

/** Pages are fetched when they are first visited, and ask for their data then. */
async function drawn({ context: { domElement }, shell }: Visit): Promise<string[]> {
  const isEmpty = () => domElement.innerText.trim() === '';
  const isLoading = () => shell.gateway.pending > 0 || domElement.querySelector(STILL_LOADING) !== null;
  // twice in a row: between an answer and the call that follows from it nothing is on its way
  let still = 0;
  for (const begun = performance.now(); performance.now() - begun < DRAWING_MS && still < 2; await frame())
    still = isEmpty() || isLoading() ? 0 : still + 1;
  if (still === 2) return [];
  return [isEmpty() ? 'draws nothing' : 'goes on loading'];
}

const surroundings = (shell: FakeShell): Surroundings => ({
  body: [...document.body.children],
  leftovers: shell.leftovers(),
  leftStyles: noteStyles(),
});

async function begin({ address, visitor }: Address, line: Line): Promise<Visit> {
  const language = 'ne';
  await bringWords(theApp(), language);
  await words?.changeLanguage(language);
  document.documentElement.lang = language;
  window.history.replaceState(null, '', address);
  await frame();
  const unanswered = new Set<string>();
  const shell = createFakeShell({
    role: visitor.role,
    screenCodes: visitor.screenCodes,
    language,
    gateway: answers,
    unanswered: ({ method, path, request }) => {
      // what was typed elsewhere is saved now, and may fail
      if (method !== 'GET') return failure(503, { message: 'Service Unavailable' });
      // pictures and papers are not among the samples
      if (request.expect !== 'blob') unanswered.add(`${method} ${path}`);
      return failure(404, { message: 'Not Found' });
    },
  });
  if (line === 'down') shell.gateway.setOutage(failure(503, { message: 'Service Unavailable' }));
  const controller = new AbortController();
  const before = surroundings(shell);
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return {
    shell,
    unanswered,
    controller,
    before,
    context: { shell: shell.api, domElement, version: 'conformance', signal: controller.signal },
  };
}

async function mounted(going: Visit): Promise<string[]> {
  try {
    await theApp().mount(going.context);
  } catch (error) {
    return [`does not mount: ${String(error)}`];
  }
  return drawn(going);
}

const showsFault = ({ context: { domElement } }: Visit): string[] =>
  domElement.querySelector('[data-fault-panel]') === null ? [] : ['shows a fault panel'];

const withoutSample = ({ unanswered }: Visit): string[] =>
  [...unanswered].map((call) => `asks “${call}”, for which conformance.json has no answer`);

/** What stands in the page that stood not there before, apart from the container. */
function strangers({ before, context }: Visit): string[] {
  return [...document.body.children]
    .filter((element) => element !== context.domElement && !before.body.includes(element))
    .map((element) => `leaves <${element.localName} class="${element.className}"> outside its container`);
}

/** Its styles may match nothing of what the shell has drawn around it. */
function reaching({ before }: Visit): string[] {
  const isOfFrame = (element: Element) =>
    element === document.documentElement ||
    element === document.body ||
    before.body.some((part) => part.contains(element));
  return styles?.reaching(isOfFrame) ?? [];
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
    ...going.before.leftStyles(),
    ...(going.shell.leftovers() === going.before.leftovers ? [] : ['leaves subscriptions to the shell behind']),
    ...(where === undefined ? [] : [`reports a fault at ${where}: ${String(error)}`]),
  ];
}

/** Types into a field; one that takes no letters may leave them out. */
function takesUp(field: HTMLInputElement): boolean {
  const before = field.value;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field, 'a1');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value !== before;
}

export const conformance = {
  /** Versions in the shell's share scope, by package. */
  provided(): Record<string, readonly string[]> {
    const scope = federation().shareScopeMap['default'] ?? {};
    return Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)]));
  },

  async load(name: string, base: string): Promise<string[]> {
    const container = name.replaceAll('-', '_');
    styles = watchStyles();
    federation().registerRemotes([{ name: container, entry: `${base}mf-manifest.json` }]);
    const module = await federation().loadRemote(`${container}/app`);
    const app: unknown = typeof module === 'object' && module !== null && 'app' in module ? module.app : undefined;
    if (!isRemoteApp(app)) return ['./app does not export a RemoteApp called app'];
    loaded = app;
    return app.name === name ? [] : [`calls itself ${app.name}`];
  },

  /** What the gateway answers from now on: samples that were read and checked, as text. */
  bringSamples(text: string): void {
    const samples: Samples = JSON.parse(text);
    const refused = Object.entries(samples.refusals).map(
      ([call, status]) => [call, failure(status, { message: 'Refused' })] as const,
    );
    answers = { ...samples.answers, ...Object.fromEntries(refused) };
  },

  async mount(address: Address, line: Line): Promise<string[]> {
    const going = await begin(address, line);
    visit = going;
    return [
      ...(await mounted(going)),
      ...showsFault(going),
      ...strangers(going),
      ...reaching(going),
      ...(line === 'answering' ? withoutSample(going) : []),
    ];
  },

  async unmount(): Promise<string[]> {
    if (visit === null) return ['nothing is mounted'];
    const problems = await end(visit);
    visit = null;
    return problems;
  },

  /** The visit ends before the remote has drawn. */
  async abortWhileLoading(address: Address): Promise<string[]> {
    const short = await begin(address, 'answering');
    const mounting = theApp()
      .mount(short.context)
      .catch(() => undefined);
    short.controller.abort();
    await mounting;
    return end(short);
  },

  /** The page must speak the other language at once, and what was typed must outlive it. */
  async flipLanguage(): Promise<string[]> {
    if (visit === null) return ['nothing is mounted'];
    const {
      context: { domElement },
      shell,
    } = visit;
    // A list to choose from types into a field of its own that it empties at will; it holds no text of the person's.
    const fields = [
      ...domElement.querySelectorAll<HTMLInputElement>(
        ':is(input[type="text"], input:not([type])):not([readonly], [role="combobox"], :disabled)',
      ),
    ];
    const field = fields.find(takesUp);
    const typed = field?.value;
    const nepali = domElement.innerText;
    await bringWords(theApp(), 'en');
    await words?.changeLanguage('en');
    document.documentElement.lang = 'en';
    shell.language.set('en');
    for (const begun = performance.now(); performance.now() - begun < SWITCHING_MS && domElement.innerText === nepali;)
      await frame();
    return [
      ...(field === undefined || (field.isConnected && field.value === typed)
        ? []
        : ['forgets what was typed when the language changes']),
      ...(domElement.innerText === nepali ? ['does not change its language'] : []),
    ];
  },
};

window.conformance = conformance;
