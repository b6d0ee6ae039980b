export * from './fee-rule';
export * from './fine-rule';
export * from './schedules';
