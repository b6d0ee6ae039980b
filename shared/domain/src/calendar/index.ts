/** The public face of the calendar: `@registrar/domain/calendar`. */
export * from './month-table';
export * from './ad-date';
export * from './bs-date';
export * from './convert';
export * from './read-day';
export * from './names';
export * from './nepal-time';
export * from './fiscal-year';
export * from './age';
