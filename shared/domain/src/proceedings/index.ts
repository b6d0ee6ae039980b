export { kindsAsking, proceedingKind } from './kinds';
export { phasesOf, type FormPermission, type PhaseState, type ProceedingFacts } from './phases-of';
