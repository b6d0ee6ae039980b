/** The public face of the account rules: `@registrar/domain/accounts`. */
export * from './username';
export * from './contact';
export * from './phone-number';
export * from './password';
export * from './otp';
export * from './office';
export * from './forms';
export * from './full-name';
