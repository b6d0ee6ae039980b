import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the build puts the cut typeface, beside the program. */
export const typefaceBesideProgram = (): string => fileURLToPath(new URL('./fonts', import.meta.url));

/** First line of a page's styles. */
export const TYPEFACE_STYLE = "@import url('/fonts/fonts.css');";

/** The portal's own typeface for pages of another origin: not every machine that tries the portal has Devanagari. */
export async function serveTypeface(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, prefix: '/fonts/', index: false, cacheControl: false });
}
