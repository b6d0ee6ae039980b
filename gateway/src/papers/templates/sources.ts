import applicationLetter from './application-letter.typ';
import association from './association.typ';
import certificate from './certificate.typ';
import gazette from './gazette.typ';
import letterSheet from './letter-sheet.typ';
import letters from './letters.typ';
import modelForm from './model-form.typ';
import paper from './paper.typ';
import payment from './payment.typ';
import recordLetter from './record-letter.typ';
import signature from './signature.typ';

/** Every template by the name under which the others import it. */
export const TEMPLATES = {
  'paper.typ': paper,
  'certificate.typ': certificate,
  'association.typ': association,
  'gazette.typ': gazette,
  'application-letter.typ': applicationLetter,
  'payment.typ': payment,
  'letter-sheet.typ': letterSheet,
  'letters.typ': letters,
  'model-form.typ': modelForm,
  'record-letter.typ': recordLetter,
  'signature.typ': signature,
} as const;
