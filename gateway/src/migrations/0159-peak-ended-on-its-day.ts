/** Of the peak mode alone two decisions may be about one day: the later one takes the place of the earlier. */
export const peakEndedOnItsDay = /* sql */ `
drop index schedule_proposal_approved;
create unique index schedule_proposal_approved on schedule_proposal (key, valid_from) where status = 'APPROVED' and key <> 'PEAK_MODE';
`;
