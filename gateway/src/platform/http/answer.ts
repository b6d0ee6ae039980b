import { signedAddressSchema } from '@registrar/domain/calls/signed-address';
import { envelope } from '@registrar/domain/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOf, sentence, type MessageKey, type MessageParameters, type WireLanguage } from '../language';

/** A schema of answers for a route: `response: answers(dataSchema)`. */
export function answers<T extends z.ZodType>(data: T): { 200: ReturnType<typeof envelope<T>> } {
  return { 200: envelope(data) };
}

/** For a route that answers with a file: `response: fileOf('application/pdf')`. A refusal is JSON all the same. */
export function fileOf(...mediaTypes: readonly string[]): {
  200: { description: string; content: Record<string, { schema: z.ZodType }> };
} {
  return {
    200: {
      description: 'The file',
      content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: z.file() }])),
    },
  };
}

/** RFC 7240; what else is preferred is let be. */
export const preferHeader = z.looseObject({ prefer: z.string().max(500).optional() });

/**
 * For a route that sends what lies in the storage: the file, or where it is, if that was asked for (send-document.ts).
 */
export function storedFileOf(...mediaTypes: readonly string[]): ReturnType<typeof fileOf> {
  const {
    200: { content },
  } = fileOf(...mediaTypes);
  return {
    200: {
      description: 'The file, or with `Prefer: signed-address` the address at which it may be fetched within a minute',
      content: { ...content, 'application/json': { schema: envelope(signedAddressSchema) } },
    },
  };
}

/** Where there is nothing to give back but the sentence. */
export const nothing = z.object({});

export interface Success<T> {
  success: true;
  status: 200;
  message: string;
  data: T;
}

/** The envelope of a success, with its sentence in the asked language. A change's sentence is shown as a toast. */
export function ok<T>(
  request: FastifyRequest,
  data: T,
  message: MessageKey = 'ok',
  parameters?: MessageParameters,
): Success<T> {
  return { success: true, status: 200, message: sentence(message, askedLanguage(request), parameters), data };
}

export function askedLanguage(request: FastifyRequest): WireLanguage {
  return languageOf(request.headers['accept-language']);
}

/** The headers of a PDF that is shown in the browser, kept by nobody and runs nothing. */
export function sendPdf(reply: FastifyReply, name: string, size: number): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .header('content-length', size)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', 'private, no-store');
}
