import type { Guards } from '../handlers/guard';
import { committeeSeat } from './committee-state';

export const committeeGuards: Guards<'COMMITTEE_ALLOWED' | 'INVITED_TO_COMMITTEE' | 'MEETING_BEGUN'> = {
  COMMITTEE_ALLOWED: ({ application: { definition } }) => definition.office.committee,
  INVITED_TO_COMMITTEE: async (situation) => (await committeeSeat(situation)).invited,
  MEETING_BEGUN: async (situation) => (await committeeSeat(situation)).begun,
};
