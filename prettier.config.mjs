/** One format for all code; ESLint holds the rules, Prettier the layout (docs/decisions/0007-packages.md). */
export default { printWidth: 120, singleQuote: true };
