import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../actor';
import { idempotently } from '../idempotency';
import type { Platform } from '../platform';
import type { UnitOfWork } from '../unit-of-work';
import { actorOf } from './access';
import { nothing } from './answer';

type Units = Pick<Platform, 'runUnitOfWork'>;

const keySchema = z.string().optional().catch(undefined);
const pathSchema = z.record(z.string(), z.unknown()).catch({});

interface Making<T> {
  /** Of the act; with the parameters of the path and the body it is what the key stands for. */
  readonly name: string;
  readonly answer: z.ZodType<T>;
}

/**
 * What a call makes in one unit of work, once for each key of the header Idempotency-Key, however often it is sent.
 *
 * @throws IDEM-428 without a key, IDEM-409 for a key that came with something else
 */
export function makeOnce<T>(
  { runUnitOfWork }: Units,
  request: FastifyRequest,
  { name, answer }: Making<T>,
  work: (unit: UnitOfWork, actor: Actor) => Promise<T>,
): Promise<T> {
  const actor = actorOf(request);
  const key = keySchema.parse(request.headers['idempotency-key']);
  const { params, body } = request;
  const asked = [name, ...Object.values(pathSchema.parse(params)), ...(body == null ? [] : [body])];
  return runUnitOfWork((unit) => idempotently(unit, actor, { key, request: asked, answer }, () => work(unit, actor)));
}

/** The same for what gives nothing back. */
export async function actOnce(
  units: Units,
  request: FastifyRequest,
  name: string,
  work: (unit: UnitOfWork, actor: Actor) => Promise<unknown>,
): Promise<void> {
  await makeOnce(units, request, { name, answer: nothing }, async (unit, actor) => {
    await work(unit, actor);
    return {};
  });
}
