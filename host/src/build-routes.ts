import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listBuilds, publishedRemotes, type PinnedVersions } from './builds';
import type { HostConfiguration } from './configuration';
import { teamOf } from './deploy-authorization';
import { failure } from './failure';
import { mayPin } from './gateway-access';
import type { RegistryStore } from './registry-store';

const NO_PINS: PinnedVersions = new Map();

/** What is published, for those who release and those who try out: a deploy token, or whoever may pin. */
export function buildRoutes(app: FastifyInstance, configuration: HostConfiguration, store: RegistryStore): void {
  const { portalFolder } = configuration;

  const mayRead = async ({ headers }: FastifyRequest): Promise<boolean> =>
    teamOf(configuration.deployTokens, headers.authorization) !== undefined || (await mayPin(configuration, headers.authorization));
  const refused = (reply: FastifyReply) => failure(reply, 401, 'The list of builds needs a deploy token or the screen QA_PINS.', 'BUILDS');

  app.get('/registry/builds', async (request, reply) => {
    if (!(await mayRead(request))) return refused(reply);
    return reply.header('cache-control', 'no-store').send(listBuilds(portalFolder, store.document, NO_PINS));
  });

  app.get<{ Params: { remote: string } }>('/registry/builds/:remote', async (request, reply) => {
    const { remote } = request.params;
    if (!(await mayRead(request))) return refused(reply);
    if (!publishedRemotes(portalFolder).includes(remote)) return failure(reply, 404, `Nothing is published of ${remote}.`, 'NOT_FOUND');
    return reply.header('cache-control', 'no-store').send(listBuilds(portalFolder, store.document, NO_PINS, [remote]));
  });
}
