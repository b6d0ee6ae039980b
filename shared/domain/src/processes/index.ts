/** The public face of the process definitions: `@registrar/domain/processes`. */
export * from './blockers';
export * from './process-definition';
export * from './name-reservation-sections';
export * from './name-reservation';
export * from './name-change-sections';
export * from './name-change';
export * from './migration-name-reservation';
export * from './definitions';
