import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listBuilds, publishedRemotes } from './builds';
import { cleanBuilds, removableBuilds, type Cleaning } from './clean-builds';
import type { HostConfiguration } from './configuration';
import type { DeployTokens } from './deploy-tokens';
import { failure } from './failure';
import { bearerOf, mayPin } from './gateway-access';
import { pinnedVersions, type PinSources } from './pins';
import { builtShell } from './shell-generations';

const CLEAN_EVERY_MS = 24 * 60 * 60_000;

/** What is published, for those who release and those who try out: a deploy token, or whoever may pin. */
export function buildRoutes(
  app: FastifyInstance,
  configuration: HostConfiguration,
  tokens: DeployTokens,
  sources: PinSources,
  now: () => Date,
): void {
  const { portalFolder, store } = sources;
  const cleaning = (): Cleaning => ({
    rules: configuration.cleaning,
    builtShell: builtShell(configuration.shellFolder),
  });

  const mayRead = async (request: FastifyRequest): Promise<boolean> =>
    tokens.teamOf(request.headers.authorization) !== undefined || (await mayPin(configuration, bearerOf(request)));
  const refused = (reply: FastifyReply) =>
    failure(reply, 401, 'The list of builds needs a deploy token or the screen QA_PINS.', 'BUILDS');

  app.get('/registry/builds', async (request, reply) => {
    if (!(await mayRead(request))) return refused(reply);
    return reply
      .header('cache-control', 'no-store')
      .send(listBuilds(portalFolder, store.document, pinnedVersions(sources)));
  });

  app.get<{ Params: { remote: string } }>('/registry/builds/:remote', async (request, reply) => {
    const { remote } = request.params;
    if (!(await mayRead(request))) return refused(reply);
    if (!publishedRemotes(portalFolder).includes(remote))
      return failure(reply, 404, `Nothing is published of ${remote}.`, 'NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .send(listBuilds(portalFolder, store.document, pinnedVersions(sources), [remote]));
  });

  /** With `dryRun` only says what it would remove. A team cleans its own remotes. */
  app.post('/registry/builds/clean', (request, reply) => {
    const { authorization } = request.headers;
    if (tokens.teamOf(authorization) === undefined)
      return failure(reply, 401, 'A deploy token is needed.', 'DEPLOY_TOKEN');
    const { body } = request;
    const dryRun = typeof body === 'object' && body !== null && 'dryRun' in body ? body.dryRun : undefined;
    if (typeof dryRun !== 'boolean') return failure(reply, 400, 'The body must say dryRun: true or false.', 'CLEAN');
    const own = publishedRemotes(portalFolder).filter(
      (remote) => tokens.publisherOf(authorization, remote) !== undefined,
    );
    const removed = dryRun
      ? removableBuilds(sources, cleaning(), now(), own)
      : cleanBuilds(sources, cleaning(), now(), own);
    if (!dryRun) request.log.info({ removed }, 'builds removed');
    return reply.header('cache-control', 'no-store').send({ removed });
  });

  const clean = (): void => {
    try {
      const removed = cleanBuilds(sources, cleaning(), now());
      if (removed.length > 0) app.log.info({ removed }, 'builds removed');
    } catch (error) {
      app.log.error({ err: error }, 'old builds could not be removed; tomorrow again');
    }
  };
  const daily = setInterval(clean, CLEAN_EVERY_MS);
  daily.unref();
  app.addHook('onReady', async () => clean());
  app.addHook('onClose', async () => clearInterval(daily));
}
