/**
 * A node of whichever grammar is linted: ESTree, JSX or TypeScript. Its properties follow from `type`, which no one
 * union of these grammars tells the compiler.
 *
 * @typedef {{ type: string } & Record<string, any>} Node
 * @typedef {import('eslint').Scope.Variable} Variable
 */

/**
 * The variable that a name stands for at its place.
 *
 * @param {import('eslint').SourceCode} sourceCode
 * @param {Node} identifier
 * @returns {Variable | undefined}
 */
export function variableOf(sourceCode, identifier) {
  /** @type {import('eslint').Scope.Scope | null} */
  let scope = sourceCode.getScope(/** @type {any} */ (identifier));
  while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
  return scope?.set.get(identifier.name);
}

/**
 * What a variable was declared as: the expression behind `=`, or the function.
 *
 * @param {Variable | undefined} variable
 * @returns {Node | undefined}
 */
export function declared(variable) {
  const [definition] = variable?.defs ?? [];
  return definition?.type === 'Variable' ? (definition.node.init ?? undefined) : definition?.node;
}

/**
 * The first node that has a property, from the outermost in.
 *
 * @param {import('eslint').SourceCode} sourceCode
 * @param {Node | null | undefined} node
 * @param {(node: Node) => boolean} has
 * @returns {Node | undefined}
 */
export function firstWithin(sourceCode, node, has) {
  if (!node) return undefined;
  if (has(node)) return node;
  for (const key of sourceCode.visitorKeys[node.type] ?? [])
    for (const child of [node[key]].flat()) {
      const found = firstWithin(sourceCode, child, has);
      if (found) return found;
    }
  return undefined;
}
