export { kindsAsking, proceedingKind, proceedingKinds } from './kinds';
export { firstOpenDay, noticeEndsOn } from './notice-end';
export { phasesOf, type FormPermission, type PhaseState, type ProceedingFacts } from './phases-of';
export type { ProceedingKind, ProceedingNotice } from './proceeding-kind';
export { turnOf } from './turn-of';
