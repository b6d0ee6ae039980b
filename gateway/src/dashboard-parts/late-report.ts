/** Begins the code of the step to submit a report whose day has passed; its id follows. */
export const LATE_REPORT = 'LATE_REPORT';
