import type { RegistryDocument } from '@registrar/contract/registry';
import type { RouteDescription } from '@registrar/contract/routes';
import { afterPaint } from './after-paint';
import type { AskedHeadings } from './asked-headings';
import { beginningOf, HOME, type EarlyFile } from './early-files';
import { FirstViewOfShell } from './first-view';
import { escaped } from './for-search-engines';
import { PreloadMaps, type Outline, type PageLanguage } from './preload-map';
import { registryTag } from './registry-routes';

export interface Visit {
  readonly path: string;
  /** The page at that address, if there is one. */
  readonly route: RouteDescription | undefined;
  /** Of the shell that is live. */
  readonly folder: string;
  /** Whether there is a page at another address. */
  readonly exists: (path: string) => boolean;
  readonly cookies: string | undefined;
  /** This reader asks for certain builds: which they get depends on who they are, and the page cannot know. */
  readonly pinned: boolean;
  /** The network address that asks. */
  readonly address: string;
  /** Something is asked of the page, such as another day: what stands in it by itself may not be what will be shown. */
  readonly queried: boolean;
}

const LANGUAGE = /(?:^|;\s*)registrar_lang=(ne|en)(?:;|$)/;
/** Of whoever is signed in the page is another, which only the browser knows. */
const SIGNED_IN = /(?:^|;\s*)registrar_in=1(?:;|$)/;
function chosenLanguage(cookies = ''): PageLanguage | undefined {
  const chosen = LANGUAGE.exec(cookies)?.[1];
  return chosen === 'ne' || chosen === 'en' ? chosen : undefined;
}

/** After the scripts of the shell, which go first. */
const END = '</head>';
const OWN_FILES = /<(?:script defer(?:="[^"]*")?|link) (?:src|href)="([^"]+\.(?:js|css))"/g;
const OWN_SCRIPTS = /<script defer(?:="[^"]*")? src="[^"]+"><\/script>/g;

export interface Headed {
  readonly html: string;
  /** What the page asks for first, for whatever stands between host and browser and can announce it before the page. */
  readonly links: string;
  /** Something of one company or filing stands in it: there are as many such pages as somebody thinks of. */
  readonly isOfOne: boolean;
}

/**
 * What every shell asks for before it can show anything, sent with the page: two questions and their way less. Where
 * something can be read before the scripts run, it is painted before they are asked for.
 */
export class PageHead {
  readonly #maps = new PreloadMaps();
  #registry: { readonly document: RegistryDocument; readonly text: string; readonly tag: string } | undefined;
  readonly #settings: string;
  readonly #firstView = new FirstViewOfShell();
  readonly #notice: boolean;
  readonly #portalFolder: string;
  readonly #headings: AskedHeadings;

  constructor(portalFolder: string, settings: { readonly homeNotice: string }, headings: AskedHeadings) {
    this.#portalFolder = portalFolder;
    this.#headings = headings;
    this.#notice = settings.homeNotice === 'on';
    this.#settings = JSON.stringify(settings);
  }

  async into(html: string, visit: Visit, document: RegistryDocument): Promise<Headed> {
    const { path, route, cookies, pinned } = visit;
    const chosen = chosenLanguage(cookies);
    const language = chosen ?? 'ne';
    const signedIn = SIGNED_IN.test(cookies ?? '');
    const {
      files,
      outline,
      parameters = {},
    } = pinned
      ? { files: [] }
      : beginningOf(path, { language: chosen, signedIn }, document, this.#portalFolder, this.#maps);
    const headed =
      outline === undefined || (outline.asked !== undefined && visit.queried)
        ? undefined
        : await this.#headings.headed(outline, parameters, visit);
    const seen = pinned ? undefined : this.#seen(visit, { language, signedIn, outline: headed });
    const isOfOne = headed !== undefined && outline?.asked !== undefined;
    const early = files.map(linkTo).join('');
    const about = `${description(route, language)}${this.#boot(pinned, document)}`;
    const named = titled(html.replace(LANGUAGE_OF_PAGE, `$1"${language}"`), route, language);
    // Functions, because a text to replace by has signs with a meaning.
    if (seen === undefined)
      return { html: named.replace(END, () => early + about + END), links: linksOf(named), isOfOne };
    const scripts = [...named.matchAll(OWN_SCRIPTS)].map(([script]) => script).join('');
    const read = named.replace(OWN_SCRIPTS, '');
    const whole = read
      .replace(END, () => `<style>${seen.style}</style>${about}${END}`)
      .replace(PLACE, () => `${seen.content}${PLACE}${afterPaint(scripts + early)}`);
    return { html: whole, links: linksOf(read), isOfOne };
  }

  /**
   * Whoever is signed in sees the frame of strangers on no page, and their own only around a page that has an outline.
   */
  #seen(
    { path, route, folder, exists }: Visit,
    {
      language,
      signedIn,
      outline,
    }: { readonly language: PageLanguage; readonly signedIn: boolean; readonly outline: Outline | undefined },
  ) {
    const isHome = !signedIn && (path === '/' || path === HOME);
    if (signedIn ? outline === undefined : !isHome && route?.auth !== 'public') return undefined;
    return this.#firstView.of(folder, {
      language,
      isHome,
      isSignedIn: signedIn,
      outline,
      notice: this.#notice,
      exists,
    });
  }

  /** Data, which no policy takes for a script; nothing in it can end the element. */
  #boot(pinned: boolean, document: RegistryDocument): string {
    const parts = [`"settings":${this.#settings}`];
    if (!pinned) {
      const { text, tag } = this.#textOf(document);
      parts.push(`"registry":${text}`, `"registryTag":${JSON.stringify(tag)}`);
    }
    return `<script type="application/json" id="boot">{${parts.join(',').replaceAll('<', '\\u003c')}}</script>`;
  }

  #textOf(document: RegistryDocument): { readonly text: string; readonly tag: string } {
    if (this.#registry?.document !== document) {
      const text = JSON.stringify(document);
      this.#registry = { document, text, tag: registryTag(text) };
    }
    return this.#registry;
  }
}

const linksOf = (html: string): string =>
  [...html.matchAll(OWN_FILES)]
    .map(
      ([, address = '']) =>
        `<${address}>; rel=preload; as=${address.endsWith('.css') ? 'style' : 'script; fetchpriority=low'}`,
    )
    .join(', ');

/**
 * Low: what can be read at once needs the page and the one sheet in its head, and these are not to share the line with
 * what runs later.
 */
const linkTo = ({ address, as, anonymous }: EarlyFile): string =>
  `<link rel="preload" href="${address}" as="${as}"${anonymous ? ' crossorigin' : ''}${as === 'font' ? ' type="font/woff2"' : ''} fetchpriority="low">`;

const PLACE = '<div id="portal"></div>';
const LANGUAGE_OF_PAGE = /(<html lang=)"ne"/;
const TITLE = /<title>(.*?)<\/title>/;

/** The name that the page is going to give itself, for whoever reads it before, or instead of, running it. */
const titled = (html: string, route: RouteDescription | undefined, language: PageLanguage): string =>
  route === undefined
    ? html
    : html.replace(
        TITLE,
        (_, portal: string) =>
          `<title>${escaped(route.title[language])}${language === 'ne' ? ` – ${portal}` : ''}</title>`,
      );

/** Both languages, the reader's first: a search engine has none, and is asked in either. */
function description(route: RouteDescription | undefined, language: PageLanguage): string {
  if (route?.description === undefined) return '';
  const { ne, en } = route.description;
  return `<meta name="description" content="${escaped((language === 'ne' ? [ne, en] : [en, ne]).join(' '))}">`;
}
