import type { Pool } from 'pg';
import { z } from 'zod';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

const nodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.looseObject({ 'Node Type': z.string(), Plans: z.array(nodeSchema).optional() }),
);
const explainSchema = z.tuple([z.looseObject({ Plan: nodeSchema, 'Execution Time': z.number().optional() })]);

/** A table that is read from end to end. */
export interface Scan {
  readonly table: string;
  readonly how: string;
  readonly filter: string;
}

const WAYS = ['seqscan', 'hashjoin', 'mergejoin', 'hashagg'];

/** Whatever the size of the tables: a sequential scan is chosen only where no index serves. */
export async function scansOf(
  pool: Pool,
  { sql, parameters }: Statement,
  isLarge: (table: string) => boolean,
): Promise<Scan[]> {
  const client = await pool.connect();
  try {
    // nor is a whole index read to join it, where one row after the other can be looked up
    for (const way of WAYS) await client.query(`set enable_${way} = off`);
    const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
    const [{ Plan }] = explainSchema.parse(z.object({ 'QUERY PLAN': z.unknown() }).parse(rows[0])['QUERY PLAN']);
    return scansIn(Plan, false).filter(({ table }) => isLarge(table));
  } finally {
    for (const way of WAYS) await client.query(`reset enable_${way}`);
    client.release();
  }
}

/**
 * Where a limit stands above and nothing between that needs all the rows, an index is left as soon as there are enough.
 */
function scansIn(node: PlanNode, endsEarly: boolean): Scan[] {
  const type = node['Node Type'];
  const early = type === 'Limit' || (endsEarly && !/Sort|Aggregate|Hash|WindowAgg|Materialize|SetOp|CTE/.test(type));
  const found: Scan[] = [];
  const table = node['Relation Name'];
  if (
    table !== undefined &&
    (type === 'Seq Scan' || (/^Index (Only )?Scan$/.test(type) && node['Index Cond'] === undefined && !early))
  ) {
    found.push({
      table,
      how: `${type}${node['Index Name'] === undefined ? '' : ` of ${node['Index Name']}`}`,
      filter: node.Filter ?? '',
    });
  }
  return [...found, ...(node.Plans ?? []).flatMap((child) => scansIn(child, early))];
}

export interface Cost {
  readonly ms: number;
  /** Pages of 8 KB looked at: the same on a busy machine as on a quiet one. */
  readonly pages: number;
}

/** Carries a reading statement out once more. */
export async function costOf(pool: Pool, { sql, parameters }: Statement): Promise<Cost> {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  const [{ Plan, 'Execution Time': ms = 0 }] = explainSchema.parse(
    z.object({ 'QUERY PLAN': z.unknown() }).parse(rows[0])['QUERY PLAN'],
  );
  return { ms, pages: (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0) };
}
