import { effectsOf } from '../../processes/effects-of';
import type { Guards } from '../handlers/guard';
import { committeeSeat, hasReturned } from './committee-state';

export const committeeGuards: Guards<
  'COMMITTEE_ALLOWED' | 'COMMITTEE_HEARD' | 'INVITED_TO_COMMITTEE' | 'MEETING_BEGUN'
> = {
  COMMITTEE_ALLOWED: ({ application: { definition } }) => definition.office.committee,
  /** Only a process that has to hear it asks for what the committee has decided. */
  COMMITTEE_HEARD: async ({ application, db }) => {
    const isFor = effectsOf(application.definition.process).isForCommittee;
    return !isFor || !(await isFor(db, application)) || hasReturned(db, application.row.id);
  },
  INVITED_TO_COMMITTEE: async (situation) => (await committeeSeat(situation)).invited,
  MEETING_BEGUN: async (situation) => (await committeeSeat(situation)).begun,
};
