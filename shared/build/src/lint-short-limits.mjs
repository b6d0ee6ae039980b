import { declared, variableOf } from './lint-scope.mjs';

/** @typedef {import('./lint-scope.mjs').Node} Node */

const TESTS_AND_HOOKS = new Set(['test', 'it', 'beforeAll', 'afterAll', 'beforeEach', 'afterEach']);
/** Each of these waits until the limit of the suite unless it is told another. */
const WAITING =
  /^(?:find(?:All)?By|waitFor|toPass$|poll$|to[A-Z])|^(?:click|dblclick|press|tap|fill|check|hover|goto)$/;

/** @param {Node} callee `test`, `test.each(rows)`, `test.only`, and a tag of rows: the name it begins with */
function firstName(callee) {
  let node = callee;
  while (node.type !== 'Identifier')
    node = node.object ?? node.callee ?? node.tag ?? { type: 'Identifier', name: undefined };
  return node.name;
}

/**
 * A limit below the default fails on a busy machine and saves nothing on a quiet one: a test that passes never
 * reaches it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const shortLimits = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          test: { type: 'number', description: 'the default of a test and of a hook, in milliseconds' },
          wait: { type: 'number', description: 'the default of one wait, in milliseconds' },
          waiters: { type: 'object', description: 'functions whose last argument is a limit, and its default' },
        },
        required: ['test'],
        additionalProperties: false,
      },
    ],
    messages: { short: 'A limit of {{limit}} ms is below the default of {{standard}}: leave it out.' },
  },
  create(context) {
    const { sourceCode } = context;
    const { test, wait, waiters = {} } = context.options[0];

    /**
     * A number as it is written, or the constant of this file that holds it.
     *
     * @param {Node | undefined} node
     * @returns {number | undefined}
     */
    function milliseconds(node) {
      if (node?.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
      if (node?.type === 'BinaryExpression' && node.operator === '*') {
        const [left, right] = [milliseconds(node.left), milliseconds(node.right)];
        return left === undefined || right === undefined ? undefined : left * right;
      }
      if (node?.type !== 'Identifier') return undefined;
      return milliseconds(declared(variableOf(sourceCode, node)));
    }

    /**
     * @param {Node | undefined} node
     * @param {number} standard
     */
    function hold(node, standard) {
      const limit = milliseconds(node);
      if (node && limit !== undefined && limit < standard)
        context.report({ node: /** @type {any} */ (node), messageId: 'short', data: { limit, standard } });
    }

    return {
      /** @param {Node} call */
      CallExpression({ callee, arguments: given }) {
        const last = given.at(-1);
        const name = callee.property?.name ?? callee.name;
        if (name === 'setTimeout' && ['jest', 'test'].includes(callee.object?.name)) hold(given[0], test);
        else if (TESTS_AND_HOOKS.has(firstName(callee)) && given.length > 1) hold(last, test);
        if (callee.type === 'Identifier' && Object.hasOwn(waiters, callee.name)) hold(last, waiters[callee.name]);
        if (wait === undefined || !WAITING.test(name ?? '') || last?.type !== 'ObjectExpression') return;
        const limit = last.properties.find((/** @type {Node} */ { key }) => key?.name === 'timeout');
        hold(limit?.value, wait);
      },
    };
  },
};
