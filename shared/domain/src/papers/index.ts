/** The public face of the papers a company is founded on: `@registrar/domain/papers`. */
export * from './clause';
export * from './compose-clauses';
export * from './amended-paper';
export * from './clause-aspects';
