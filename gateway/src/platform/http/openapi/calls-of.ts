import { z } from 'zod';

const operationSchema = z.looseObject({ tags: z.array(z.string()).optional() });
const documentSchema = z.looseObject({
  info: z.looseObject({ title: z.string(), description: z.string().optional() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** The document with the calls of one tag only, under a title of its own. */
export function callsOf(openapi: object, tag: string, info: { readonly title: string; readonly description: string }) {
  const document = documentSchema.parse(openapi);
  const paths = Object.entries(document.paths).flatMap(([path, operations]) => {
    const own = Object.entries(operations).filter(([, { tags }]) => tags?.includes(tag));
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const];
  });
  return { ...document, info: { ...document.info, ...info }, paths: Object.fromEntries(paths) };
}
