export const REGISTRATION_APPROVAL = '/company-registration-approval';
/** Where an operator begins a change of the kind of company. */
export const TYPE_CHANGE = '/company-registration-approval/type-change';
