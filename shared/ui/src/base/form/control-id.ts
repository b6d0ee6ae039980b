import { toNamePath } from './issue-list';

/** The id of a field's control as Ant Design names it; `name` of the form, `path` dotted. */
export const controlId = ({ name }: { readonly name: string }, path: string): string =>
  [name, ...toNamePath(path)].join('_');
