export * from './fee-rule';
