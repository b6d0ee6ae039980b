export * from './company-record';
export * from './register-aspects';
export * from './registration-series';
