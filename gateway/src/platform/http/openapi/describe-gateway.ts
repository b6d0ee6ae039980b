import type { SwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { namedSchemas } from './named-schemas';

/** The programs that may log people in have credentials of their own, sent with the login alone. */
export const BY_CLIENT = [{ client: [] }];
export const BY_SESSION = [{ bearer: [] }];

/** What the document says of the gateway as a whole, and how it is made from the schemas of the routes. */
export function describeGateway(portalUrl: string): SwaggerOptions {
  const schemaRegistry = namedSchemas();
  const named = createJsonSchemaTransform({ schemaRegistry });
  const spelledOut = createJsonSchemaTransform({ schemaRegistry: z.registry<{ id: string }>() });
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Registrar gateway',
        version: '1.0.0',
        description:
          'Every call of the portal. Answers stand in the envelope {success, status, message, data}; a refusal has success false and a code.',
        license: {
          name: 'All rights reserved; used by agreement with the office',
          identifier: 'LicenseRef-All-Rights-Reserved',
        },
      },
      servers: [{ url: new URL(portalUrl).origin, description: 'This portal' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access_token that the login answers.' },
          client: { type: 'http', scheme: 'basic', description: 'Name and secret of the program that logs people in.' },
        },
      },
    },
    transform: (document) => {
      const { querystring, params, headers, ...bodies } = document.schema;
      // parameters are described one by one, so their schemas cannot stand behind a name
      const parameters = spelledOut({
        ...document,
        schema: { querystring, params, headers, hide: document.schema.hide },
      });
      const { schema, url } = named({ ...document, schema: bodies });
      return { schema: { ...parameters.schema, ...schema }, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  };
}
