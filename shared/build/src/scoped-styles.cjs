const postcss = require('postcss');
const parseSelectors = require('postcss-selector-parser');

/** @typedef {import('postcss-selector-parser').Selector} Selector */
/** @typedef {import('postcss-selector-parser').Node} SelectorNode */

/**
 * What may stand around rules or name something local; everything else (fonts, pages, imports) is of the whole
 * document.
 */
const SCOPED_AT_RULES = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'keyframes']);
/** Alternatives: each must be scoped. `:not` and `:has` say nothing about where the element itself stands. */
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any']);
const ADVICE = 'Begin it with a class of this file, such as “.page”.';

/**
 * @typedef {object} Origin
 * @property {'own' | 'package'} of own files are CSS modules; those of a package keep their class names, which are no
 * element of the portal
 */

/**
 * Whether everything that the selector can match lies inside an element that bears a class of this file: the class
 * stands on the element itself, on one around it or on one beside it. A rule within a scoped rule is scoped by it.
 *
 * @param {Selector} selector
 * @param {boolean} nested
 * @returns {boolean}
 */
function isScoped(selector, nested) {
  const anchored = selector.nodes.some((/** @type {SelectorNode} */ node) => {
    if (node.type === 'class') return !node.value.startsWith('ant-');
    if (node.type === 'nesting') return nested;
    return (
      node.type === 'pseudo' && ALTERNATIVES.has(node.value) && node.nodes.every((inner) => isScoped(inner, nested))
    );
  });
  if (anchored) return true;
  let names = false;
  selector.walkNesting(() => void (names = true));
  return nested && !names;
}

/** @param {import('postcss').Rule} rule */
const onlyVariables = (rule) =>
  rule.nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--')));

/** @param {import('postcss').Rule} rule */
const isKeyframe = ({ parent }) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** @param {import('postcss').Rule} rule */
function isNested(rule) {
  /** @type {import('postcss').Node | undefined} */
  let above = rule.parent;
  while (above !== undefined && above.type !== 'rule') above = above.parent;
  return above !== undefined;
}

/**
 * @param {import('postcss').Rule} rule
 * @param {Origin} origin
 * @returns {string[]}
 */
function ruleProblems(rule, { of }) {
  if (isKeyframe(rule)) return [];
  if (of === 'package' && rule.selector === ':root' && onlyVariables(rule)) return [];
  const nested = isNested(rule);
  /** @type {string[]} */
  const problems = [];
  parseSelectors((root) => {
    // `:global(…)` says nothing about where the element stands either; without brackets it makes classes after it
    // global
    root.walkPseudos(({ value, nodes }) => {
      if (value === ':global' && nodes.length === 0) problems.push(`“${rule.selector}” is global. ${ADVICE}`);
    });
    if (problems.length > 0) return;
    for (const selector of root.nodes) {
      if (!isScoped(selector, nested))
        problems.push(`“${String(selector).trim()}” reaches outside the remote. ${ADVICE}`);
    }
  }).processSync(rule);
  return problems;
}

/**
 * What in a remote's styles would reach the portal's frame or another remote, each with its line; empty when nothing
 * does.
 *
 * @param {string} css
 * @param {Origin} origin
 * @returns {{ readonly line: number, readonly problem: string }[]}
 */
function reachingStyles(css, origin) {
  const root = postcss.parse(css);
  /** @type {{ line: number, problem: string }[]} */
  const found = [];
  /** @param {import('postcss').Node} node @param {readonly string[]} problems */
  const add = (node, problems) =>
    void found.push(...problems.map((problem) => ({ line: node.source?.start?.line ?? 1, problem })));
  root.walkRules((rule) => add(rule, ruleProblems(rule, origin)));
  root.walkAtRules((rule) => {
    const name = rule.name.replace(/^-\w+-/, '');
    if (!SCOPED_AT_RULES.has(name))
      add(rule, [`“@${rule.name}” is of the whole document. Fonts and page styles are the shell's; take it out.`]);
    else if (/:global\b/.test(rule.params))
      add(rule, [`“@${rule.name} ${rule.params}” is global. Take “:global” away.`]);
  });
  return found.sort((one, other) => one.line - other.line);
}

module.exports = { reachingStyles };
