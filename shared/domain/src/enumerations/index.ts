/** The public face of the enumerations: `@registrar/domain/enumerations`. */
export * from './enumeration';
export * from './application-status';
export * from './automatic-flags';
export * from './statuses';
export * from './processes';
export * from './company-types';
export * from './persons';
export * from './shares';
export * from './deregistration';
export * from './proceedings';
export * from './portal';
export * from './notification-types';
export * from './name-outcomes';
export * from './server-enums';
