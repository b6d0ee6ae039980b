export * from './company-record';
export * from './ownership';
export * from './register-aspects';
export * from './registration-series';
export * from './share-table';
