/** The public face of the share ledger's rules: `@registrar/domain/share-ledger`. */
export * from './assign';
export * from './holdings';
export * from './share-table';
