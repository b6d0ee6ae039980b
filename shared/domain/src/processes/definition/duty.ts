/** What a company does at the office, as far as its status matters. */
export type Duty = 'REPORT' | 'ANSWER' | 'PAYMENT' | 'OTHER_FILING';
