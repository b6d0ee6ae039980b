import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packBy, PackedTexts } from './packed-texts';

const MOST_KEPT = 400;
const QUALITY = 9;
const LIGHTLY = 1;

/**
 * The page is small and asked for at every visit: its file is read once, and again when it changed; each form in which
 * it is sent is compressed once.
 */
export class PortalPage {
  #readFrom = '';
  #readAt = -1;
  #html = '';
  readonly #packed = new PackedTexts(packBy(QUALITY), MOST_KEPT);

  /** Null where the portal has not been built. */
  html(folder: string): string | null {
    const file = join(folder, 'index.html');
    if (!existsSync(file)) return null;
    const changed = statSync(file).mtimeMs;
    if (file !== this.#readFrom || changed !== this.#readAt) {
      this.#html = readFileSync(file, 'utf8');
      this.#readFrom = file;
      this.#readAt = changed;
      this.#packed.forgetAll();
    }
    return this.#html;
  }

  /** `isOfOne`: not kept, and packed so lightly that it costs less than to write it. */
  async send(
    html: string,
    request: FastifyRequest,
    reply: FastifyReply,
    { isOfOne }: { readonly isOfOne: boolean },
  ): Promise<FastifyReply> {
    const etag = `"${digest(html)}"`;
    void reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('vary', 'Accept-Encoding, Cookie')
      .type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
    const packed = await (isOfOne ? packBy(LIGHTLY)(html) : this.#packed.of(etag, html));
    return packed === undefined ? reply.send(html) : reply.header('content-encoding', 'br').send(packed);
  }
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
