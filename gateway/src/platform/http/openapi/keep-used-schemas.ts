import { z } from 'zod';

const documentSchema = z.looseObject({
  paths: z.unknown(),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

const INPUT = 'Input';
const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/**
 * Of all named schemas those that some call uses. What is sent bears the suffix "Input" only where the same schema is
 * also answered: the two differ, as where something has a default.
 */
export function keepUsedSchemas(openapi: object): object {
  const document = documentSchema.parse(openapi);
  const { schemas } = document.components;
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(document.paths);

  const nameOf = (name: string): string => {
    const plain = name.slice(0, -INPUT.length);
    return name.endsWith(INPUT) && plain in schemas && !used.has(plain) ? plain : name;
  };
  const kept = Object.fromEntries([...used].toSorted().map((name) => [nameOf(name), schemas[name]]));
  const text = JSON.stringify({ ...document, components: { ...document.components, schemas: kept } });
  return documentSchema.parse(
    JSON.parse(text.replaceAll(REFERENCE, (_match, name: string) => `"#/components/schemas/${nameOf(name)}"`)),
  );
}
