/**
 * A filing that no law knows: it has every kind of step, section, field, document and decision, so that a test of the
 * engine is a test of the engine (docs/testing.md, "The test filing").
 */
export * from './definition';
export * from './every-kind';
export * from './examples';
export * from './item-steps';
export * from './sections';
export * from './share-steps';
export * from './signers';
export * from './stand-in';
export * from './two-companies';
