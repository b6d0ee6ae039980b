export * from './fee-rule';
export * from './fine-rule';
export * from './incorporation-schedule';
export * from './revenue-campaign';
export * from './schedules';
