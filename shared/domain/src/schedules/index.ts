export * from './fee-rule';
export * from './fine-rule';
export * from './incorporation-schedule';
export * from './schedules';
