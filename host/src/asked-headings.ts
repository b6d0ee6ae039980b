import { addressOf } from '@registrar/contract/route-pattern';
import type { Asked, Outline } from './preload-map';

/** A page that is late is worse than one that begins without its heading. */
const PATIENCE_MS = 150;
/** So long after a gateway that did not answer in time, pages begin without. */
const REST_MS = 5_000;
/** Whoever changes the register sees it in the page itself; this is what stands before. */
const KEPT_MS = 5_000;
const MOST_KEPT = 500;
const LONGEST_TEXT = 600;

/** What the parameters of such pages are; anything else is not for the gateway. */
const PARAMETER = /^[\w-]{1,64}$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whose page it is, for the gateway's limits. */
export interface Asker {
  readonly address: string;
}

/**
 * Pages about one thing of the register are headed by what the gateway says of it: asked without anybody's session, so
 * that it is what everybody may know.
 */
export class AskedHeadings {
  readonly #gatewayUrl: string;
  readonly #now: () => number;
  readonly #patienceMs: number;
  readonly #kept = new Map<string, { readonly answer: unknown; readonly until: number }>();
  #restsUntil = 0;

  constructor(
    gatewayUrl: string,
    { now = Date.now, patienceMs = PATIENCE_MS }: { readonly now?: () => number; readonly patienceMs?: number } = {},
  ) {
    this.#gatewayUrl = gatewayUrl;
    this.#now = now;
    this.#patienceMs = patienceMs;
  }

  /** The outline with its heading; undefined where the gateway has none, or not in time. */
  async headed(
    outline: Outline,
    parameters: Readonly<Record<string, string>>,
    asker: Asker,
  ): Promise<Outline | undefined> {
    const { asked, ...rest } = outline;
    if (asked === undefined) return outline;
    if (!Object.values(parameters).every((value) => PARAMETER.test(value))) return undefined;
    const call = addressOf(asked.call, parameters);
    const answer = call === null ? undefined : await this.#answer(call, asker);
    return headedBy(answer, asked, rest);
  }

  /** After a gateway that was too slow nothing is asked for a while. */
  get isResting(): boolean {
    return this.#restsUntil > this.#now();
  }

  async #answer(call: string, { address }: Asker): Promise<unknown> {
    const now = this.#now();
    const known = this.#kept.get(call);
    if (known !== undefined && known.until > now) return known.answer;
    if (this.isResting) return undefined;
    try {
      const answer = await fetch(`${this.#gatewayUrl}/gateway${call}`, {
        headers: { 'x-forwarded-for': address },
        signal: AbortSignal.timeout(this.#patienceMs),
      });
      const body: unknown = answer.ok ? await answer.json() : undefined;
      const data = isObject(body) ? body['data'] : undefined;
      // What is refused to one address may be answered to the next.
      if (answer.ok) this.#keep(call, data);
      return data;
    } catch {
      this.#restsUntil = this.#now() + REST_MS;
      return undefined;
    }
  }

  #keep(call: string, answer: unknown): void {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(call, { answer, until: this.#now() + KEPT_MS });
  }
}

function headedBy(answer: unknown, asked: Asked, outline: Outline): Outline | undefined {
  const title = textAt(answer, asked.title);
  if (title === undefined) return undefined;
  const lines = asked.lines.flatMap(({ label, places }) => {
    const text = textAt(answer, places);
    return text === undefined || text === title ? [] : [label === undefined ? text : `${label}: ${text}`];
  });
  return { ...outline, title, lines };
}

function textAt(answer: unknown, places: readonly string[]): string | undefined {
  for (const place of places) {
    const value = place
      .split('.')
      .reduce<unknown>(
        (within, name) => (isObject(within) && Object.hasOwn(within, name) ? within[name] : undefined),
        answer,
      );
    if (typeof value === 'string' && value.trim() !== '') return value.slice(0, LONGEST_TEXT);
  }
  return undefined;
}
