/** The public face of the process definitions: `@registrar/domain/processes`. */
export * from './blockers';
export * from './filing-frame';
export * from './filing-subject';
export * from './field-definition';
export * from './section-definition';
export * from './document-requirement';
export * from './process-definition';
export * from './charge';
export * from './name-reservation-sections';
export * from './name-reservation';
export * from './name-change-sections';
export * from './name-change';
export * from './migration-name-reservation';
export * from './definitions';
export * from './definition-versions';
export * from './filing-pages';
export * from './reasons';
