import { z } from 'zod';
import { refuse } from '../refusal';
import { BASE, sameText, type RouteModule } from './gateway-app';

/** By what the attack shows that whoever started this gateway let it in. Without `ATTACK_TARGET` there is no route. */
export const attackTargetRoutes: RouteModule = (app, { config: { attackKey, mode }, log }) => {
  if (attackKey === null) return;
  app.get(
    `${BASE}/attack/api/target`,
    { config: { access: 'public' }, schema: { hide: true, response: { 204: z.null() } } },
    async ({ headers: { 'x-attack-key': given } }, reply) => {
      if (typeof given !== 'string' || !sameText(given, attackKey)) refuse('REQ-404');
      return reply.status(204).send(null);
    },
  );
  if (mode === 'production') log.warn('ATTACK_TARGET is set: the attack of the repository is let in here');
  // past the log, which may be silent: a person copies it
  process.stdout.write(`attack key: ${attackKey}\n`);
};
