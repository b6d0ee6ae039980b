import type { FastifyInstance } from 'fastify';
import { failure } from './failure';
import { RateOfAddresses } from './rate-of-addresses';

/** A page, its registry and what tabs ask for by themselves; an office of hundreds has one address. */
const OF_AN_ADDRESS = 1_200;
/** In the embedded default everybody is at one machine, all browser tests too. */
const OF_ONE_MACHINE = 120_000;
/** Files of a version are sent from disk, the gateway has limits of its own, and whoever watches asks from inside. */
const UNLIMITED = /^\/(shell\/(?!registry-fallback)|remotes\/|gateway\/|host\/)/;

/** Pages and registry cost the host's one thread some milliseconds each: no address takes it from all others. */
export function limitAddresses(
  app: FastifyInstance,
  { now, isProduction }: { readonly now: () => Date; readonly isProduction: boolean },
): void {
  const rate = new RateOfAddresses(now, {
    perMinute: isProduction ? OF_AN_ADDRESS : OF_ONE_MACHINE,
    beyond: 'allowed',
  });
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
