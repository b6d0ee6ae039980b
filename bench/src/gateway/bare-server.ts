/**
 * The peer of the gateway's reads: Fastify, the same SQL on an equal database, and nothing else. A program of its own.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { z } from 'zod';
import { openDatabase } from '../../../gateway/src/platform/database/open-database';

const planSchema = z.object({
  port: z.number(),
  database: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('directory'), directory: z.string() }),
    z.object({ kind: z.literal('server'), url: z.string(), poolSize: z.number() }),
  ]),
  /** By path and query. */
  statements: z.record(z.string(), z.array(z.object({ sql: z.string(), parameters: z.array(z.unknown()) }))),
});
export type BarePlan = z.infer<typeof planSchema>;

const plan = planSchema.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const { pool, close } = await openDatabase(plan.database);
const app = Fastify();

app.get('/readyz', async () => ({ ready: true }));
app.get('/*', async (request, reply) => {
  const statements = plan.statements[request.url];
  if (statements === undefined) return reply.code(404).send();
  const answers: unknown[] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await pool.query<object>(sql, parameters);
    answers.push(rows);
  }
  return { data: answers };
});

process.once('SIGTERM', () => {
  app
    .close()
    .then(close)
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
await app.listen({ host: '127.0.0.1', port: plan.port });
