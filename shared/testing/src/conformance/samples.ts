import type { RouteDescription } from '@registrar/contract/routes';
import { eachOf, pathOf } from '@registrar/contract/route-pattern';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { visitorOf, type Visitor } from './visitor';

const call = z
  .string()
  .regex(/^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/, 'is not a method and an address, such as “GET /external/api/office”');

/**
 * What a remote's `conformance.json` says, beside its `routes.json`: where the kit goes, and what the gateway answers
 * there.
 */
const samplesSchema = z.strictObject({
  /** By the path of a route: addresses of it, or one with the role that sees it filled in. */
  visits: z
    .record(
      z.string(),
      z.array(z.union([z.string(), z.strictObject({ address: z.string(), role: z.string() })])).min(1),
    )
    .default({}),
  /**
   * By the call: `data` of the gateway's answer. The schema of each is that of the call;
   * comparisons/sample-answers.test.ts holds them to it.
   */
  answers: z.record(call, z.json()).default({}),
  /** By the call: the status of a refusal. */
  refusals: z.record(call, z.int().min(400).max(599)).default({}),
});
export type Samples = z.infer<typeof samplesSchema>;

const NO_SAMPLES: Samples = { visits: {}, answers: {}, refusals: {} };

export interface Visit {
  /** Path of the route. */
  readonly path: string;
  readonly address: string;
  readonly visitor: Visitor;
}

export function readSamples(file: string): { readonly samples: Samples; readonly problems: string[] } {
  if (!existsSync(file)) return { samples: NO_SAMPLES, problems: [] };
  try {
    const read = samplesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (read.success) return { samples: read.data, problems: [] };
    return {
      samples: NO_SAMPLES,
      problems: read.error.issues.map(({ path, message }) => `conformance.json: ${path.join('.')} ${message}`),
    };
  } catch (error) {
    return { samples: NO_SAMPLES, problems: [`conformance.json: ${String(error)}`] };
  }
}

const needsSample = (path: string): boolean => /[:*]/.test(path);

/** Whether the address is one of the pattern's, with or without its optional parts; a final `/*` is anything below. */
export const isAddressOf = (pattern: string, address: string): boolean =>
  eachOf(pattern).some((segments) => isOneOf(`/${segments.join('/')}`, pathOf(address)));

function isOneOf(pattern: string, path: string): boolean {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\/\*$/, '/.+')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}

function visitsOfRoute(route: RouteDescription, samples: Samples): (Visit | string)[] {
  const { path } = route;
  const sampled = samples.visits[path] ?? (needsSample(path) ? [] : [path]);
  if (sampled.length === 0)
    return [`${path}: has no sample. Write an address of it into visits of conformance.json, beside routes.json.`];
  return sampled.map((sample) => {
    const { address, role } = typeof sample === 'string' ? { address: sample, role: undefined } : sample;
    if (!isAddressOf(path, address)) return `${path}: the sample ${address} in conformance.json is no address of it`;
    const visitor = visitorOf(route, role);
    return visitor === undefined
      ? `${path}: the module list of ${role ?? 'no role'} has none of ${route.screenCodes?.join(', ') ?? ''}`
      : { path, address, visitor };
  });
}

/** Where the kit goes, every route at least once, and what is wrong with the samples. */
export function visitsOf(
  routes: readonly RouteDescription[],
  samples: Samples,
): { readonly visits: readonly Visit[]; readonly problems: readonly string[] } {
  const all = routes.flatMap((route) => visitsOfRoute(route, samples));
  const paths = new Set(routes.map(({ path }) => path));
  const foreign = Object.keys(samples.visits).filter((path) => !paths.has(path));
  return {
    visits: all.filter((visit) => typeof visit !== 'string'),
    problems: [
      ...all.filter((problem) => typeof problem === 'string'),
      ...foreign.map((path) => `conformance.json: visits.${path} is no route of routes.json`),
    ],
  };
}
