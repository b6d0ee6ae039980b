import applicationLetter from './application-letter.typ';
import association from './association.typ';
import certificate from './certificate.typ';
import paper from './paper.typ';
import payment from './payment.typ';

/** Every template by the name under which the others import it. */
export const TEMPLATES = { 'paper.typ': paper, 'certificate.typ': certificate, 'association.typ': association, 'application-letter.typ': applicationLetter, 'payment.typ': payment } as const;
