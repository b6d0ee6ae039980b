import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface DocumentContent {
  readonly content: Readable;
  readonly mediaType: string;
  readonly disposition: string;
  /** Bytes. */
  readonly size: number;
}

/** A document is looked at and does nothing: no script, no form, no address of ours. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What somebody brought, sent so that a browser shows or keeps it and takes it for nothing else. */
export function sendDocument(reply: FastifyReply, { content, mediaType, disposition, size }: DocumentContent): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', disposition)
    .header('content-length', size)
    .header('content-security-policy', SANDBOX)
    .header('cache-control', 'private, no-store')
    .send(content);
}
