import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MOST_KEPT = 400;
const QUALITY = 9;

/**
 * The page is small and asked for at every visit: its file is read once, and again when it changed; each form in which
 * it is sent is compressed once.
 */
export class PortalPage {
  #readFrom = '';
  #readAt = -1;
  #html = '';
  readonly #compressed = new Map<string, Buffer>();

  /** Null where the portal has not been built. */
  html(folder: string): string | null {
    const file = join(folder, 'index.html');
    if (!existsSync(file)) return null;
    const changed = statSync(file).mtimeMs;
    if (file !== this.#readFrom || changed !== this.#readAt) {
      this.#html = readFileSync(file, 'utf8');
      this.#readFrom = file;
      this.#readAt = changed;
      this.#compressed.clear();
    }
    return this.#html;
  }

  send(html: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const etag = `"${digest(html)}"`;
    void reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('vary', 'Accept-Encoding, Cookie')
      .type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
    return reply.header('content-encoding', 'br').send(this.#brotli(etag, html));
  }

  #brotli(etag: string, html: string): Buffer {
    const known = this.#compressed.get(etag);
    if (known !== undefined) return known;
    if (this.#compressed.size >= MOST_KEPT) this.#compressed.clear();
    const made = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    this.#compressed.set(etag, made);
    return made;
  }
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
