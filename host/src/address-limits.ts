import type { FastifyInstance } from 'fastify';
import { failure } from './failure';
import { RateOfAddresses } from './rate-of-addresses';

/** Files of a version are sent from disk, the gateway has limits of its own, and whoever watches asks from inside. */
const UNLIMITED = /^\/(shell\/(?!registry-fallback)|remotes\/|gateway\/|host\/)/;

/** Pages and registry cost the host's one thread some milliseconds each: no address takes it from all others. */
export function limitAddresses(
  app: FastifyInstance,
  { now, perMinute }: { readonly now: () => Date; readonly perMinute: number },
): void {
  const rate = new RateOfAddresses(now, { perMinute, beyond: 'allowed' });
  app.addHook('onRequest', async (request, reply) => {
    if (UNLIMITED.test(request.url) || rate.allows(request.ip)) return;
    return failure(
      reply.header('retry-after', rate.secondsLeft),
      429,
      'धेरै अनुरोध भए। एक मिनेटपछि फेरि प्रयास गर्नुहोस्। / Too many requests. Please try again in a minute.',
      'RATE',
    );
  });
}
