import { SIGNED_ADDRESS, type SignedAddress } from '@registrar/domain/calls/signed-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok } from '../platform/http/answer';
import type { Platform } from '../platform/platform';
import { contentDisposition } from './document-name';

export interface DocumentContent {
  /** Under which the storage has it. */
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  /** A browser shows pictures and PDF; everything else it only keeps. */
  readonly shown: 'inline' | 'attachment';
  /** Bytes. */
  readonly size: number;
}

/** A document is looked at and does nothing: no script, no form, no address of ours. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * What somebody brought, sent so that a browser shows or keeps it and takes it for nothing else. Whoever may do without
 * the bytes gets the address at which the bucket has them, where browsers reach it. Until here somebody has made sure
 * that it is theirs to see: the one as much as the other gives it away.
 */
export async function sendDocument(
  { storage }: Pick<Platform, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, name, mediaType, shown, size }: DocumentContent,
): Promise<FastifyReply> {
  const disposition = contentDisposition(shown, name);
  void reply.header('cache-control', 'private, no-store');
  if (storage.addressOf !== null && prefersAddress(request.headers['prefer'])) {
    const data: SignedAddress = { address: await storage.addressOf(key, { mediaType, disposition }), name, mediaType };
    return reply.header('preference-applied', SIGNED_ADDRESS).send(ok(request, data));
  }
  const content = await storage.get(key);
  return reply
    .type(mediaType)
    .header('content-disposition', disposition)
    .header('content-length', size)
    .header('content-security-policy', SANDBOX)
    .send(content);
}

/** RFC 7240: a list of preferences, in one header or several. */
function prefersAddress(header: string | string[] | undefined): boolean {
  return [header ?? []]
    .flat()
    .some((line) => line.split(/[,;]/).some((preference) => preference.trim().toLowerCase() === SIGNED_ADDRESS));
}
