import certificate from './certificate.typ';
import paper from './paper.typ';

/** Every template by the name under which the others import it. */
export const TEMPLATES = { 'paper.typ': paper, 'certificate.typ': certificate } as const;
export type Template = Exclude<keyof typeof TEMPLATES, 'paper.typ'>;
