/** Code that can be refreshed asks for React's development runtime; the shell gives remotes the plain one. */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * @param {import('react').ElementType} type
 * @param {unknown} properties
 * @param {import('react').Key} [key]
 * @param {boolean} [hasStaticChildren]
 */
export const jsxDEV = (type, properties, key, hasStaticChildren) =>
  (hasStaticChildren ? jsxs : jsx)(type, properties, key);
