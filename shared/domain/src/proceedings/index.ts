export { discountedDeRegistration } from './kinds/discounted-de-registration';
export { DISSOLUTION } from './kinds/dissolution-notice';
export { kindsAsking, proceedingKind, proceedingKinds } from './kinds';
export { firstOpenDay, noticeEndsOn } from './notice-end';
export { asOfDay, phasesOf, type FormPermission, type PhaseState, type ProceedingFacts } from './phases-of';
export type { PhaseOpening, ProceedingEndRule, ProceedingKind, ProceedingNotice } from './proceeding-kind';
export { turnOf } from './turn-of';
