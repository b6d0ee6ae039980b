import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfiguration } from './configuration';
import type { DeployTokens } from './deploy-tokens';
import { appendLine } from './durable-file';
import { failure } from './failure';
import { applyPins, type PinSources } from './pins';

const LONGEST_DAYS = 30;
/** Signed and encoded it has to fit into a cookie, with a pin of somebody's own beside it. */
const LONGEST_PINS = 800;

interface Wish {
  readonly pins: Readonly<Record<string, string>>;
  readonly days: number;
}

function parseWish(body: unknown): Wish | string {
  if (typeof body !== 'object' || body === null) return 'the body must be an object';
  const { pins, days = 7 }: { pins?: unknown; days?: unknown } = body;
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > LONGEST_DAYS)
    return `days must be a whole number from 1 to ${LONGEST_DAYS}`;
  const wanted = typeof pins === 'object' && pins !== null ? Object.entries(pins) : [];
  const texts = wanted.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  if (texts.length === 0 || texts.length !== wanted.length)
    return 'pins must name a version for each remote, e.g. {"mf-payments": "pr-231"}';
  if (JSON.stringify(wanted).length > LONGEST_PINS) return 'these are too many pins for one address, sign fewer';
  return { pins: Object.fromEntries(texts), days };
}

/** Signed pins: made by whoever may publish the remotes in them, listed, and revoked. */
export function pinRoutes(
  app: FastifyInstance,
  configuration: HostConfiguration,
  tokens: DeployTokens,
  sources: PinSources,
  now: () => Date,
): void {
  const { signedPins, portalFolder } = sources;

  const audit = (by: string, what: object): void =>
    appendLine(join(portalFolder, 'registry-audit.log'), JSON.stringify({ at: now().toISOString(), by, ...what }));
  const needsToken = (reply: FastifyReply, what: string) =>
    failure(reply, 401, `A deploy token ${what} is needed.`, 'DEPLOY_TOKEN');
  const team = ({ headers }: FastifyRequest): string | undefined => tokens.teamOf(headers.authorization);

  app.post('/registry/pins', (request, reply) => {
    const by = team(request);
    if (by === undefined) return needsToken(reply, 'for the remotes of the pin');
    const wish = parseWish(request.body);
    if (typeof wish === 'string') return failure(reply, 400, `The pin cannot be read: ${wish}.`, 'PIN');
    const foreign = Object.keys(wish.pins).filter(
      (remote) => tokens.publisherOf(request.headers.authorization, remote) === undefined,
    );
    if (foreign.length > 0) return needsToken(reply, `for ${foreign.join(', ')}`);
    const { document, problems } = applyPins(sources, wish.pins);
    if (problems.length > 0) {
      const told = problems.map(
        ({ remote, wanted, reason, detail }) =>
          `${remote ?? ''}@${wanted}: ${reason}${detail === undefined ? '' : ` (${detail})`}`,
      );
      return failure(reply, 422, 'Such a pin would not be followed.', 'PIN', { problems: told });
    }
    const { pin, token } = signedPins.sign(by, wish.pins, wish.days);
    audit(by, { pin: pin.id, signed: pin.pins, until: pin.until });
    request.log.info({ pin: pin.id, team: by, pins: pin.pins }, 'pin signed');
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({
        success: true,
        status: 201,
        message: 'Signed.',
        data: { ...pin, versions: document.pins, token, address: `${configuration.portalUrl}/?pins=${token}` },
      });
  });

  app.get('/registry/pins', (request, reply) => {
    if (team(request) === undefined) return needsToken(reply, '');
    return reply.header('cache-control', 'no-store').send({ pins: signedPins.list() });
  });

  app.delete<{ Params: { id: string } }>('/registry/pins/:id', (request, reply) => {
    const by = team(request);
    const pin = signedPins.find(request.params.id);
    if (by === undefined) return needsToken(reply, '');
    if (pin === undefined) return failure(reply, 404, `There is no signed pin ${request.params.id}.`, 'NOT_FOUND');
    const owns =
      pin.team === by ||
      Object.keys(pin.pins).every((remote) => tokens.publisherOf(request.headers.authorization, remote) !== undefined);
    if (!owns) return needsToken(reply, `of ${pin.team}`);
    signedPins.revoke(pin.id);
    audit(by, { pin: pin.id, revoked: pin.pins });
    return reply.send({ success: true, status: 200, message: 'Revoked.' });
  });
}
