import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { readDefinitionStamp } from '@registrar/domain/processes/definition/definition-stamp';
import { z } from 'zod';
import { refuse } from '../../../platform/refusal';
import { APPLICATIONS } from '../addresses';
import type { RouteModule } from '../../../platform/http/gateway-app';

const stamped = z.looseObject({ definition: z.string().max(80).optional() });

/**
 * A page and the gateway are released separately, so they can have different versions of a process definition. A call
 * that writes a filing sends the page's version; another version than the gateway's is refused before the body is
 * validated, because the answers would be validated by rules that the user was not shown. A call without a version is
 * not checked.
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
