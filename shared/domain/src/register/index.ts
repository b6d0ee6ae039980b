export * from './capital-of-shares';
export * from './company-record';
export * from './correctable-parts';
export * from './described-changes';
export * from './orders-on-shares';
export * from './register-aspects';
export * from './registration-series';
