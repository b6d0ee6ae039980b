import ts from 'typescript';

/**
 * Where a type stands, seen from whoever imports the package: `out` is what they are given, `in` what they hand over,
 * `both` what is given and handed over, or what nothing tells.
 *
 * @typedef {'in' | 'out' | 'both'} Position
 */

/** @type {Readonly<Record<Position, Position>>} */
const FLIPPED = { in: 'out', out: 'in', both: 'both' };
/** Generic types whose argument stands where they stand themselves. */
const THROUGH = new Set([
  'Array',
  'ReadonlyArray',
  'Promise',
  'Set',
  'ReadonlySet',
  'Map',
  'ReadonlyMap',
  'Record',
  'Partial',
  'Readonly',
  'Pick',
  'Omit',
  'NoInfer',
  'Iterable',
]);
/** And those whose argument is handed to them. */
const AGAINST = new Set(['ComponentType', 'FunctionComponent', 'FC', 'LazyExoticComponent']);

/** @param {Position} position */
export const flipped = (position) => FLIPPED[position];

/**
 * @param {string} name
 * @param {Position} position
 * @returns {Position}
 */
export function positionOfArgument(name, position) {
  if (THROUGH.has(name)) return position;
  return AGAINST.has(name) ? flipped(position) : 'both';
}

/**
 * @param {string} text a line of a snapshot
 * @returns {{ name: string, type: ts.TypeNode | undefined, parameters: readonly ts.TypeParameterDeclaration[] }}
 */
export function parseLine(text) {
  const source = ts.createSourceFile(
    'api.ts',
    text.replace(/^export const /, 'declare const '),
    ts.ScriptTarget.ES2022,
    true,
  );
  const [statement] = source.statements;
  if (statement !== undefined && ts.isTypeAliasDeclaration(statement)) {
    return {
      name: statement.name.text,
      type: statement.type,
      parameters: statement.typeParameters ?? [],
    };
  }
  const declared =
    statement !== undefined && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : undefined;
  return { name: declared?.name.getText() ?? text, type: declared?.type, parameters: [] };
}

/** @param {ts.TypeNode} type */
export const bare = (type) => {
  let inner = type;
  while (ts.isParenthesizedTypeNode(inner)) inner = inner.type;
  return inner;
};

/** @param {ts.TypeNode} type */
export const textOf = (type) => bare(type).getText().replaceAll(/\s+/g, ' ');

/** @param {ts.TypeNode} type */
export const partsOf = (type) =>
  ts.isUnionTypeNode(bare(type)) ? [.../** @type {ts.UnionTypeNode} */ (bare(type)).types] : [type];

/**
 * The named types that a type mentions, and where they stand.
 *
 * @param {ts.TypeNode} type
 * @param {Position} position
 * @param {(name: string, position: Position) => void} told
 */
export function mentionedBy(type, position, told) {
  /** @param {ts.Node} node @param {Position} at */
  const visit = (node, at) => {
    if (ts.isTypeReferenceNode(node)) {
      told(node.typeName.getText(), at);
      for (const argument of node.typeArguments ?? []) visit(argument, positionOfArgument(node.typeName.getText(), at));
    } else if (ts.isParameter(node)) ts.forEachChild(node, (child) => visit(child, flipped(at)));
    else ts.forEachChild(node, (child) => visit(child, at));
  };
  visit(type, position);
}
