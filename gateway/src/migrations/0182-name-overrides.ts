/** The history names an override of a name rule by the word of the API; the audit log keeps what it holds. */
export const nameOverrides = /* sql */ `
update application_history set action = 'overrideNameRule' where action = 'letNamePass';
`;
