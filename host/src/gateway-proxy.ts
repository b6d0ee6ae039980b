import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { HostConfiguration } from './configuration';
import { failureEnvelope } from './failure';
import { answerTooLarge, refuseLargeBodies, wasTooLarge } from './large-bodies';

/** The portal waits 180 s for an answer; the line to the gateway must not be the first to give up. */
const LONGEST_ANSWER_MS = 200_000;

/** What the person reads when the gateway is down, in the language the portal asked for. */
const SERVICE_UNAVAILABLE = { np: 'सेवा उपलब्ध छैन', en: 'Service Unavailable' };

const sentence = (acceptLanguage: string | undefined): string =>
  acceptLanguage?.startsWith('en') === true ? SERVICE_UNAVAILABLE.en : SERVICE_UNAVAILABLE.np;

/**
 * Every call under /gateway: the portal has one origin and needs no cross-origin rules. The sockets:
 * gateway-sockets.ts.
 */
export function gatewayProxy(app: FastifyInstance, configuration: HostConfiguration): void {
  app.register(async (gateway) => {
    refuseLargeBodies(gateway);
    await gateway.register(httpProxy, {
      upstream: configuration.gatewayUrl,
      prefix: '/gateway',
      rewritePrefix: '/gateway',
      // Its lines carry addresses, and addresses hold the ids of people's applications.
      disableRequestLogging: true,
      http: { requestOptions: { timeout: LONGEST_ANSWER_MS } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // Set, not appended: what a client claims about itself is not passed on.
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': configuration.portalUrl.startsWith('https:') ? 'https' : 'http',
          'x-forwarded-host': request.headers.host ?? '',
        }),
        onError: (reply, { error }) => {
          if (wasTooLarge(reply.request.raw)) return void answerTooLarge(reply.request, reply);
          // Whatever broke the line, for the person it is one thing: the service is not there now.
          const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
          reply.request.log.warn({ err: error }, 'the gateway did not answer');
          const message = sentence(reply.request.headers['accept-language']);
          void reply
            .code(status)
            .header('cache-control', 'no-store')
            .send(failureEnvelope(status, message, 'GATEWAY_UNREACHABLE'));
        },
      },
    });
  });
}
