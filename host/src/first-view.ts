import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from './for-search-engines';
import type { Outline, PageLanguage } from './preload-map';

/** What the shell's build gives of the page before the scripts run: see `shell/src/first-view`. */
interface FirstView {
  readonly style: string;
  readonly frame: string;
  readonly home: string;
  /** Not in builds from before there was one. */
  readonly signedIn?: string;
}
type FirstViews = Readonly<Record<PageLanguage, FirstView>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isView = (value: unknown): value is FirstView =>
  isObject(value) &&
  [value['style'], value['frame'], value['home']].every((part) => typeof part === 'string') &&
  ['string', 'undefined'].includes(typeof value['signedIn']);
const areViews = (value: unknown): value is FirstViews => isObject(value) && isView(value['ne']) && isView(value['en']);

export interface Seen {
  readonly language: PageLanguage;
  readonly isHome: boolean;
  readonly isSignedIn: boolean;
  readonly outline: Outline | undefined;
  readonly notice: boolean;
  /** Whether there is a page at this address of the portal. */
  readonly exists: (path: string) => boolean;
}

const PAGE_LINK = /<!--page ([^>]+)-->(.*?)<!--\/page-->/gs;
const NOTICE = /<!--notice-->(.*?)<!--\/notice-->/s;

/** Read once for each build of the shell; one from before there were such views begins with nothing, as ever. */
export class FirstViewOfShell {
  #folder = '';
  #views: FirstViews | undefined;

  /** Style and content of the page, or undefined. */
  of(
    folder: string,
    { language, isHome, isSignedIn, outline, notice, exists }: Seen,
  ): { readonly style: string; readonly content: string } | undefined {
    if (folder !== this.#folder) {
      this.#views = read(join(folder, 'first-view.json'));
      this.#folder = folder;
    }
    const view = this.#views?.[language];
    const frame = isSignedIn ? view?.signedIn : isHome ? view?.home : view?.frame;
    if (view === undefined || frame === undefined) return undefined;
    const content = frame
      .replace(NOTICE, (_, text: string) => (notice ? text : ''))
      .replace(PAGE_LINK, (_, path: string, link: string) => (exists(path) ? link : ''))
      .replace('{main}', () => (outline === undefined ? '' : drawn(outline)));
    return { style: view.style, content };
  }
}

/** Texts of a remote, never its markup: what is broken there must not break the page. */
function drawn({
  title,
  lead,
  lines = [],
  fields = [],
  hints = [],
  action,
  sheet = false,
  passages = [],
}: Outline): string {
  const below = [...(lead === undefined ? [] : [lead]), ...lines].map(
    (line) => `<br><span class="fv-lead">${escaped(line)}</span>`,
  );
  const heading =
    // One block of text: what takes its place in the typeface of the portal is no larger picture, to eyes and to
    // browsers that measure.
    `<div class="fv-text"><h1 class="fv-title">${escaped(title)}</h1>${below.join('')}</div>`;
  const form = [
    ...fields.map(
      (label, at) =>
        `<div class="fv-field"><span>${escaped(label)}</span><i></i>${hints[at] === undefined ? '' : `<small>${escaped(hints[at])}</small>`}</div>`,
    ),
    ...(action === undefined ? [] : [`<div class="fv-action">${escaped(action)}</div>`]),
  ];
  // The same holds for each passage, which is the largest text of a page that has one.
  const explained = passages.map(
    (passage) =>
      `<section class="fv-paper"><h2 class="fv-passage">${escaped(passage.title)}</h2><br><span>${escaped(passage.text)}</span></section>`,
  );
  if (sheet) return [`<div class="fv-sheet">${heading}${form.join('')}</div>`, ...explained].join('');
  return [heading, ...(form.length === 0 ? [] : [`<div class="fv-paper">${form.join('')}</div>`]), ...explained].join(
    '',
  );
}

function read(file: string): FirstViews | undefined {
  try {
    const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return areViews(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
