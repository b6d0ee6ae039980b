import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFileName } from './published-remotes';

export type PageLanguage = 'ne' | 'en';

interface Needed {
  readonly files: readonly string[];
  /** Parts that the shell lends late. */
  readonly parts: readonly string[];
  readonly words?: Readonly<Record<PageLanguage, readonly string[]>>;
  /** Of the shell: the typeface of each language. */
  readonly fonts?: Readonly<Record<PageLanguage, readonly string[]>>;
}

/** What stands on a page before its code has come; plain texts. */
export interface Outline {
  readonly title: string;
  readonly lead?: string;
  readonly fields?: readonly string[];
  /** Below each of the fields. */
  readonly hints?: readonly string[];
  readonly action?: string;
  /** On white paper, as a form. */
  readonly sheet?: boolean;
  /** What the page explains below its form. */
  readonly passages?: readonly { readonly title: string; readonly text: string }[];
  /** A page about one thing of the register is headed by what the gateway says of it, or not at all. */
  readonly asked?: Asked;
  /** Below the heading, from that answer. */
  readonly lines?: readonly string[];
}

/** A public call, with the parameters of the page's own address, and where its answer holds what heads the page. */
export interface Asked {
  readonly call: string;
  /** The first place that holds a text. */
  readonly title: readonly string[];
  readonly lines: readonly { readonly label?: string; readonly places: readonly string[] }[];
}

interface PageNeeds extends Needed {
  readonly outline?: Readonly<Record<PageLanguage, Outline>>;
}

/** Which files of one build lead to the first picture of its pages, as the build wrote it down. */
export interface PreloadMap {
  /** What every page of the build begins with. */
  readonly start: Needed;
  readonly pages: Readonly<Record<string, PageNeeds>>;
  /** Of the shell: the files of each part that it lends late. */
  readonly parts: Readonly<Record<string, Needed>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
/** These names become addresses in the page. */
const areFiles = (value: unknown): boolean => areTexts(value) && value.every(isFileName);
const areFilesOfLanguages = (value: unknown): boolean =>
  value === undefined || (isObject(value) && areFiles(value['ne']) && areFiles(value['en']));

const isNeeded = (value: unknown): value is Needed =>
  isObject(value) &&
  areFiles(value['files']) &&
  areTexts(value['parts']) &&
  areFilesOfLanguages(value['words']) &&
  areFilesOfLanguages(value['fonts']);
const areNeeded = (value: unknown): value is Readonly<Record<string, Needed>> =>
  isObject(value) && Object.values(value).every(isNeeded);

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isPassage = (value: unknown): boolean =>
  isObject(value) && typeof value['title'] === 'string' && typeof value['text'] === 'string';
/** Only what everybody may ask for, so that nothing else can get into a page that is sent to everybody. */
const PUBLIC_CALL = /^\/(?:external\/api|public)\/[\w/:-]+$/;
const isAsked = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['call'] === 'string' &&
  PUBLIC_CALL.test(value['call']) &&
  areTexts(value['title']) &&
  Array.isArray(value['lines']) &&
  value['lines'].every((line: unknown) => isObject(line) && isTextOrNone(line['label']) && areTexts(line['places']));
const isOutline = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['title'] === 'string' &&
  isTextOrNone(value['lead']) &&
  isTextOrNone(value['action']) &&
  [value['fields'], value['hints']].every((texts) => texts === undefined || areTexts(texts)) &&
  (value['sheet'] === undefined || value['sheet'] === true) &&
  (value['passages'] === undefined || (Array.isArray(value['passages']) && value['passages'].every(isPassage))) &&
  (value['asked'] === undefined || isAsked(value['asked']));
const isPage = (value: unknown): value is PageNeeds =>
  isNeeded(value) &&
  (!('outline' in value) ||
    (isObject(value.outline) && isOutline(value.outline['ne']) && isOutline(value.outline['en'])));
const arePages = (value: unknown): boolean => isObject(value) && Object.values(value).every(isPage);

export function isPreloadMap(value: unknown): value is PreloadMap {
  return isObject(value) && isNeeded(value['start']) && arePages(value['pages']) && areNeeded(value['parts']);
}

const MOST_KEPT = 50;

/**
 * The maps of published builds. A build never changes, so each is read once; one without a map, or with a broken one,
 * has nothing fetched early.
 */
export class PreloadMaps {
  readonly #known = new Map<string, PreloadMap | undefined>();

  of(folder: string): PreloadMap | undefined {
    if (!this.#known.has(folder)) {
      if (this.#known.size >= MOST_KEPT) this.#known.clear();
      this.#known.set(folder, read(join(folder, 'preloads.json')));
    }
    return this.#known.get(folder);
  }
}

function read(file: string): PreloadMap | undefined {
  try {
    const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return isPreloadMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
