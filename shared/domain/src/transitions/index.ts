/** The public interface of the transition table: `@registrar/domain/transitions`. */
export * from './actions';
export * from './guards';
export * from './transition';
export * from './filing-transitions';
export * from './lookup';
export * from './reason-codes';
