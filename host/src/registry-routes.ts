import type { FastifyInstance, FastifyReply } from 'fastify';
import { isShare } from '@registrar/contract/canary';
import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import type { Bilingual } from '@registrar/contract/shell-api';
import { askedPins, type PinsQuery } from './asked-pins';
import type { HostConfiguration } from './configuration';
import type { DeployTokens } from './deploy-tokens';
import { failure } from './failure';
import { bearerOf, mayPin } from './gateway-access';
import { registryFor, type PinSources } from './pins';
import { packBy, PackedTexts } from './packed-texts';
import { digest } from './portal-page';
import { isRemoteName, SHELL } from './published-remotes';
import type { RegistryChange } from './registry-store';
import type { WatchedRemotes } from './watched-remotes';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isBilingual(value: unknown): value is Bilingual {
  return isObject(value) && typeof value['ne'] === 'string' && typeof value['en'] === 'string';
}

const isRevision = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/**
 * `expectedEntryRevision` is the remote's own; `expectedRevision`, that of the whole registry, is what older commands
 * send.
 */
function parseExpected({
  expectedEntryRevision,
  expectedRevision,
}: Readonly<Record<string, unknown>>): RegistryChange['expected'] | string {
  if (expectedEntryRevision !== undefined)
    return isRevision(expectedEntryRevision)
      ? { entry: expectedEntryRevision }
      : 'expectedEntryRevision must be a whole number, 0 for a remote that is not in the registry';
  return isRevision(expectedRevision)
    ? { registry: expectedRevision }
    : 'expectedEntryRevision must be a whole number: the revision of the entry you saw';
}

function parseChange(remote: string, body: unknown): RegistryChange | string {
  if (!isObject(body)) return 'the body must be an object';
  const { version, rollback, status, notice, urgency, canary, promote, endCanary, guard } = body;
  const expected = parseExpected(body);
  if (typeof expected === 'string') return expected;
  if (version !== undefined && typeof version !== 'string') return 'version must be a text';
  if (rollback !== undefined && typeof rollback !== 'boolean') return 'rollback must be true or false';
  if (status !== undefined && status !== 'active' && status !== 'disabled') return 'status is active or disabled';
  if (urgency !== undefined && urgency !== 'normal' && urgency !== 'critical') return 'urgency is normal or critical';
  if (notice !== undefined && !isBilingual(notice)) return 'notice needs ne and en';
  if (canary !== undefined && !isCanaryWish(canary))
    return 'canary needs a version and a share: a whole number from 1 to 99';
  if (!isFlag(promote)) return 'promote must be true or false';
  if (!isFlag(endCanary)) return 'endCanary must be true or false';
  if (!isFlag(guard)) return 'guard must be true or false';
  const moves = Object.entries({ version, rollback, canary, promote, endCanary }).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  if (moves.length > 1) return `${moves.map(([name]) => name).join(' and ')} exclude each other`;
  return { remote, expected, version, rollback, status, notice, urgency, canary, promote, endCanary, guard };
}

const isFlag = (value: unknown): value is boolean | undefined => value === undefined || typeof value === 'boolean';

function isCanaryWish(value: unknown): value is NonNullable<RegistryChange['canary']> {
  return isObject(value) && typeof value['version'] === 'string' && isShare(value['share']);
}

/** By which a tab asks whether its registry is still the one. */
export const registryTag = (text: string): string => `"${digest(text)}"`;

/** One packing for each state of the registry, not for each reader. */
const PACKED = { quality: 5, mostKept: 2 };

export interface RegistryListeners {
  /** Open tabs are to hear of a change. */
  readonly announce: (document: RegistryDocument) => void;
  /** A version is given to people: live, or as a canary. */
  readonly onGiven: (remote: string, version: string) => void;
}

export function registryRoutes(
  app: FastifyInstance,
  configuration: HostConfiguration,
  tokens: DeployTokens,
  sources: PinSources,
  watched: WatchedRemotes,
  { announce, onGiven }: RegistryListeners,
): void {
  const { store } = sources;
  const live = new PackedTexts(packBy(PACKED.quality), PACKED.mostKept);

  const send = async (
    reply: FastifyReply,
    document: RegistryDocument,
    acceptEncoding: string,
    ifNoneMatch: string | undefined,
  ): Promise<FastifyReply> => {
    const text = JSON.stringify(document);
    const etag = registryTag(text);
    void reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie, Authorization')
      .type('application/json; charset=utf-8');
    if (ifNoneMatch === etag) return reply.code(304).send();
    // what a stranger has pins for is made for one reader, and costs no packing
    const isForAll = document.pins === undefined && document.pinProblems === undefined;
    const packed = isForAll && /\bbr\b/.test(acceptEncoding) ? await live.of(etag, text) : undefined;
    return packed === undefined ? reply.send(text) : reply.header('content-encoding', 'br').send(packed);
  };

  app.get<{ Querystring: PinsQuery }>('/registry', async (request, reply) => {
    const asked = askedPins(request.headers.cookie, request.query);
    const document = watched.overlay(await registryFor(sources, asked, () => mayPin(configuration, bearerOf(request))));
    return send(reply, document, String(request.headers['accept-encoding'] ?? ''), request.headers['if-none-match']);
  });

  app.put<{ Params: { remote: string } }>('/registry/:remote', async (request, reply) => {
    const { remote } = request.params;
    const team = tokens.publisherOf(request.headers.authorization, remote);
    if (team === undefined) return failure(reply, 401, 'A deploy token for this remote is needed.', 'DEPLOY_TOKEN');
    if (!isRemoteName(remote) && remote !== SHELL)
      return failure(reply, 400, `${remote} is not the name of a remote.`, 'REMOTE_NAME');
    const change = parseChange(remote, request.body);
    if (typeof change === 'string') return failure(reply, 400, `The change cannot be read: ${change}.`, 'CHANGE');
    const before = store.document.remotes[remote];
    const result = store.change(change, team);
    switch (result.kind) {
      case 'conflict':
        return failure(reply, 409, `Somebody else has changed ${remote} since you read the registry.`, 'REVISION', {
          revision: result.revision,
          entryRevision: result.entryRevision,
        });
      case 'refused':
        return failure(reply, 422, 'This change would break the portal.', 'REFUSED', { problems: result.problems });
      case 'changed':
        request.log.info({ remote, team, revision: result.document.revision }, 'registry changed');
        announce(result.document);
        for (const version of givenBy(before, result.document.remotes[remote]))
          if (change.rollback !== true) onGiven(remote, version);
        return reply.send({
          success: true,
          status: 200,
          message: 'Published.',
          data: result.document,
          ...(result.warnings.length === 0 ? {} : { warnings: result.warnings }),
        });
    }
  });
}

/** Versions that people get by this change and did not get before it. */
function givenBy(before: RegistryEntry | undefined, after: RegistryEntry | undefined): readonly string[] {
  const versionsOf = (entry: RegistryEntry | undefined) =>
    [entry?.version, entry?.canary?.version].filter((version) => version !== undefined);
  const known = new Set(versionsOf(before));
  const guardBegins = after?.guarded === true && before?.guarded !== true;
  return versionsOf(after).filter((version) => !known.has(version) || (guardBegins && version === after?.version));
}
