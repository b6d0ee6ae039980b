/** Words of their own: only whoever pins fetches them. */
export const pinsNamespace = 'pins';
