import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type Pack = (text: string) => Promise<Buffer>;

const brotli = promisify(brotliCompress);

/** Packed by the thread pool: whoever asks for something new keeps nobody waiting. */
export const packBy =
  (quality: number): Pack =>
  (text) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** So many are packed at the same time; as the thread pool has four threads, more would only wait. */
const MOST_AT_ONCE = 8;

/** Texts that many readers are sent, each packed once. */
export class PackedTexts {
  readonly #pack: Pack;
  readonly #mostKept: number;
  readonly #kept = new Map<string, Promise<Buffer | undefined>>();
  #underWay = 0;

  constructor(pack: Pack, mostKept: number) {
    this.#pack = pack;
    this.#mostKept = mostKept;
  }

  /**
   * The packed text of this tag; undefined where so many others are being packed that it is quicker sent as it is, and
   * where it cannot be packed. The one that was asked for longest ago goes first.
   */
  of(tag: string, text: string): Promise<Buffer | undefined> {
    const known = this.#kept.get(tag);
    if (known !== undefined) {
      this.#kept.delete(tag);
      this.#kept.set(tag, known);
      return known;
    }
    if (this.#underWay >= MOST_AT_ONCE) return Promise.resolve(undefined);
    this.#underWay++;
    const packed = this.#pack(text)
      .catch(() => void this.#kept.delete(tag))
      .finally(() => this.#underWay--);
    this.#kept.set(tag, packed);
    const oldest = this.#kept.size > this.#mostKept ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    return packed;
  }

  /** For texts that come no more. */
  forgetAll(): void {
    this.#kept.clear();
  }
}
