import type { FastifyInstance } from 'fastify';
import { STARTER_HASH } from './after-paint';
import type { HostConfiguration } from './configuration';

/**
 * Scripts come from this origin only and are never made from text; the one that stands in the page is named by its
 * hash. Styles need 'unsafe-inline': Ant Design writes its rules into the page while it renders. The payment page opens
 * in its own window and reports back to its opener, so the opener policy must allow pop-ups.
 */
export function contentSecurityPolicy(
  configuration: Pick<HostConfiguration, 'portalUrl' | 'formOrigins' | 'bucketOrigins' | 'map'>,
): string {
  const sockets = configuration.portalUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    `script-src 'self' ${STARTER_HASH}`,
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', ...originsOf(configuration.map.tiles)].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", sockets, ...originsOf(configuration.map.geocoder), ...configuration.bucketOrigins].join(
      ' ',
    ),
    // The captcha computes its proof in a worker.
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    ['form-action', "'self'", ...configuration.formOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of a template such as https://{s}.tiles.example/{z}/{x}/{y}.png every server behind it. */
function originsOf(address: string | undefined): readonly string[] {
  const origin = /^(https?:\/\/[^/?#]+)/u.exec(address ?? '')?.[1];
  return origin === undefined ? [] : [origin.replace('{s}', '*')];
}

export function securityHeaders(app: FastifyInstance, configuration: HostConfiguration): void {
  const policy = contentSecurityPolicy(configuration);
  app.addHook('onRequest', async (request, reply) => {
    // The gateway decides for its own answers, e.g. for its page of documentation.
    if (request.url.startsWith('/gateway/')) return;
    void reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('permissions-policy', 'camera=(), geolocation=(self), microphone=()');
    if (configuration.portalUrl.startsWith('https:'))
      void reply.header('strict-transport-security', 'max-age=31536000');
  });
}
