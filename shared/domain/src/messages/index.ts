/** The public face of the validation messages: `@registrar/domain/messages`. */
export { isValidationCode, validationMessage, type MessageParameters, type ValidationCode } from './validation';
export * from './issues';
export * from './fields';
