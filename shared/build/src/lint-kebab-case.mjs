import { basename } from 'node:path';

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

/**
 * A file is named like the concept it holds: `pay-invoice.tsx`, on every operating system the same.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const kebabCase = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Name this file in kebab-case: {{name}}' } },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!KEBAB.test(name)) context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};
