import { declared, firstWithin, variableOf } from './lint-scope.mjs';

/** @typedef {import('./lint-scope.mjs').Node} Node */

const PRESSES = new Set(['click', 'dblclick', 'tap', 'press', 'check', 'uncheck', 'selectOption', 'dragTo']);

/**
 * Pressing again until it works hides that the page moves under the pointer, or that a press was lost: the page is to
 * be mended. Asking again for something that comes from elsewhere, such as a mail, is right.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const retriedPress = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { press: 'A press is not tried again until it works. Mend the page, and press once.' },
  },
  create(context) {
    const { sourceCode } = context;

    const isPress = (/** @type {Node} */ { type, callee }) =>
      type === 'CallExpression' && PRESSES.has(callee.property?.name);

    return {
      /** @param {Node} call */
      CallExpression({ callee, arguments: given }) {
        const method = callee.property?.name;
        const polled = method === 'poll' && callee.object.name === 'expect';
        const tried = polled ? given[0] : method === 'toPass' ? callee.object.arguments?.[0] : undefined;
        const body = tried?.type === 'Identifier' ? declared(variableOf(sourceCode, tried)) : tried;
        const found = firstWithin(sourceCode, body, isPress);
        if (found) context.report({ node: /** @type {any} */ (found), messageId: 'press' });
      },
    };
  },
};
