/** The public face of sheets of entries: `@registrar/domain/sheets`. */
export * from './csv-line';
export * from './read-rows';
export * from './sheet-column';
export * from './read-cells';
export * from './place-called';
