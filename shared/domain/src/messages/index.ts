/** The public face of the validation messages: `@registrar/domain/messages`. */
export * from './validation';
export * from './issues';
export * from './fields';
