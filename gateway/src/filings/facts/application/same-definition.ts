import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { readDefinitionStamp } from '@registrar/domain/processes/definition/definition-stamp';
import { z } from 'zod';
import { refuse } from '../../../platform/refusal';
import { APPLICATIONS } from '../addresses';
import type { RouteModule } from '../../../platform/http/gateway-app';

const stamped = z.looseObject({ definition: z.string().max(80).optional() });

/**
 * A page was built with a definition, and so was this gateway; they are released each on its own. A call that writes a
 * filing says which version its page has, and another one than ours is refused before anything is read: its answers
 * would be judged by rules that the person was not shown. Programs that say nothing are taken at their word.
 */
export const sameDefinition: RouteModule = (app) => {
  app.addHook('preValidation', async (request) => {
    if (request.method === 'GET' || !request.url.startsWith(APPLICATIONS)) return;
    const said = stamped.safeParse(request.query).data?.definition;
    if (said === undefined) return;
    const stamp = readDefinitionStamp(said);
    if (!stamp || processDefinition(stamp.process)?.version !== stamp.version) refuse('DEF-409');
  });
};
