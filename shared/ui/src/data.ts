export * from './data-parts';
