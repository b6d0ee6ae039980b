import type { Line } from './line';
import { accounts } from './lines/accounts';
import { bodies } from './lines/bodies';
import { doors } from './lines/doors';
import { files } from './lines/files';
import { fuzzing } from './lines/fuzz';
import { guessing } from './lines/guessing';
import { limits } from './lines/limits';
import { lists } from './lines/lists';
import { reports } from './lines/reports';
import { sending } from './lines/sending';
import { sessions } from './lines/sessions';
import { sockets } from './lines/sockets';

/** In this order: what uses allowances up comes after what needs them. */
export const allLines: readonly Line[] = [
  sessions,
  guessing,
  sending,
  accounts,
  files,
  lists,
  bodies,
  doors,
  fuzzing,
  reports,
  sockets,
  limits,
].flat();
