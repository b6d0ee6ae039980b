import type { Session } from '@registrar/contract/shell-api';
import type { InitState } from '../access/module-list';

/** Signed in, but the profile could not be read: pages for everyone still work. */
const unknownPerson: Session = { userId: '', displayName: { ne: '', en: '' }, kind: 'applicant' };

/** Who is signed in, as remotes see it. Null while nobody is, and while nothing is known yet. */
export function personFrom(state: InitState): Session | null {
  switch (state.status) {
    case 'signed-out':
    case 'loading':
      return null;
    case 'failed':
      return unknownPerson;
    case 'ready': {
      const { user, office } = state.init;
      return {
        userId: user.id,
        displayName: { ne: user.fullNameNepali || user.username, en: user.fullNameEnglish || user.username },
        kind: user.kind,
        officeCode: office.code,
      };
    }
  }
}
