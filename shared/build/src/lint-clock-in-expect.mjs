import { declared, firstWithin, variableOf } from './lint-scope.mjs';

/** What tells how long something took or how much the process holds: it depends on what else the machine does. */
const METERS = new Map([
  ['Date', ['now']],
  ['performance', ['now', 'measure']],
  ['process', ['hrtime', 'uptime', 'memoryUsage', 'cpuUsage', 'resourceUsage']],
]);

/**
 * @typedef {import('./lint-scope.mjs').Node} Node
 * @typedef {import('./lint-scope.mjs').Variable} Variable
 */

/** @param {Node} node */
function isMeter({ type, object, property }) {
  if (type !== 'MemberExpression') return false;
  return METERS.get(object.name)?.includes(property.name) ?? false;
}

/** @param {Node} node */
const isExpect = ({ type, name, object }) =>
  type === 'Identifier' ? name === 'expect' : type === 'MemberExpression' && object.name === 'expect';

/**
 * Whether a call belongs to `expect(…)`: itself, `expect.poll(…)`, or a matcher of either.
 *
 * @param {Node} call
 * @returns {boolean}
 */
function belongsToExpect({ callee }) {
  if (isExpect(callee)) return true;
  let node = callee;
  while (node.type === 'MemberExpression') node = node.object;
  return node.type === 'CallExpression' && belongsToExpect(node);
}

/**
 * No duration and no size of the process decides whether a test passes: neither read in the argument of `expect` or
 * of a matcher, nor computed before and named there.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const clockInExpect = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      clock:
        'A busy machine changes this number. Count statements, requests or bytes, or measure it in a bench (docs/testing.md).',
    },
  },
  create(context) {
    const { sourceCode } = context;
    /** @type {Map<Variable, boolean>} */
    const known = new Map();

    /**
     * Whether what the variable holds was ever computed from a meter, or a measurement was pushed into it.
     *
     * @param {Variable | undefined} variable
     * @returns {boolean}
     */
    function isMeasuredVariable(variable) {
      if (!variable) return false;
      const before = known.get(variable);
      if (before !== undefined) return before;
      known.set(variable, false);
      const measured = variable.references.some(({ writeExpr, identifier }) => {
        if (writeExpr) return isMeasured(/** @type {Node} */ (writeExpr));
        const { parent } = /** @type {Node} */ (identifier);
        const pushes =
          parent.type === 'MemberExpression' && parent.property.name === 'push' && parent.object === identifier;
        return pushes && parent.parent.type === 'CallExpression' && parent.parent.arguments.some(isMeasured);
      });
      known.set(variable, measured);
      return measured;
    }

    /**
     * Whether a function answers with a measurement.
     *
     * @param {Variable | undefined} variable
     */
    function isMeasuringFunction(variable) {
      const made = declared(variable);
      if (!made?.body || !/Function/.test(made.type)) return false;
      return made.body.type !== 'BlockStatement'
        ? isMeasured(made.body)
        : made.body.body.some(
            (/** @type {Node} */ { type, argument }) => type === 'ReturnStatement' && isMeasured(argument),
          );
    }

    /**
     * Whether a value is a measurement or was computed from one.
     *
     * @param {Node | null | undefined} node
     * @returns {boolean}
     */
    function isMeasured(node) {
      switch (node?.type) {
        case 'Identifier':
          return isMeasuredVariable(variableOf(sourceCode, node));
        case 'CallExpression': {
          const { callee } = node;
          if (isMeter(callee)) return true;
          if (callee.type === 'Identifier' && isMeasuringFunction(variableOf(sourceCode, callee))) return true;
          if (callee.type === 'MemberExpression' && (isMeter(callee.object) || isMeasured(callee.object))) return true;
          return (callee.object?.name === 'Math' || callee.name === 'Number') && node.arguments.some(isMeasured);
        }
        case 'BinaryExpression':
        case 'LogicalExpression':
        case 'AssignmentExpression':
          return isMeasured(node.left) || isMeasured(node.right);
        case 'ConditionalExpression':
          return [node.test, node.consequent, node.alternate].some(isMeasured);
        case 'MemberExpression':
          return isMeasured(node.object);
        case 'ArrayExpression':
          return node.elements.some(isMeasured);
        case 'UnaryExpression':
        case 'AwaitExpression':
        case 'SpreadElement':
          return isMeasured(node.argument);
        case 'ChainExpression':
        case 'TSAsExpression':
        case 'TSNonNullExpression':
          return isMeasured(node.expression);
        default:
          return false;
      }
    }

    return {
      /** @param {Node} call */
      CallExpression(call) {
        if (!belongsToExpect(call)) return;
        for (const argument of call.arguments) {
          const found = firstWithin(sourceCode, argument, isMeasured);
          if (found) context.report({ node: /** @type {any} */ (found), messageId: 'clock' });
        }
      },
    };
  },
};
