/**
 * Exported names by module, e.g. `{"@registrar/ui": ["Button"]}`: of the shell what it gives (`gives` in its
 * meta.json), of a build of a remote what it takes (`takes` in its meta.json and mf-manifest.json). `*` stands for
 * a module as a whole; of a module whose exports are objects the members are named too (`z.string`).
 */
export type ExportNames = Readonly<Record<string, readonly string[]>>;

/** An export that a remote takes and the shell does not give; the name is `*` where the whole module is not given. */
export interface MissingExport {
  readonly module: string;
  readonly name: string;
}

const WHOLE = '*';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isExportNames(value: unknown): value is ExportNames {
  return (
    isObject(value) &&
    Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
  );
}

/**
 * What is taken and not given. A build that does not say what it takes is older than this comparison, and takes nothing
 * here.
 */
export function missingExports(takes: ExportNames | undefined, gives: ExportNames): readonly MissingExport[] {
  return Object.entries(takes ?? {}).flatMap(([module, names]) => {
    const given = Object.hasOwn(gives, module) ? gives[module] : undefined;
    if (given === undefined) return [{ module, name: WHOLE }];
    if (given.includes(WHOLE)) return [];
    return names.filter((name) => name !== WHOLE && !given.includes(name)).map((name) => ({ module, name }));
  });
}

/** For operators and consoles: `Timeline of @registrar/ui/parts/data`. */
export const describeExport = ({ module, name }: MissingExport): string =>
  name === WHOLE ? module : `${name} of ${module}`;
