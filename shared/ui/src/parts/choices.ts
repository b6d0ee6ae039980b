/** Controls to choose with, and the dialog in which a remark is chosen. */
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Radio } from 'antd/es/radio';
export { default as Segmented } from 'antd/es/segmented';
export { default as Select, type SelectProps } from 'antd/es/select';
export { default as Switch } from 'antd/es/switch';

export { FollowByMail, type FollowByMailProps } from '../base/outside/follow-by-mail';
export { OutsideRefusal, type OutsideRefusalProps } from '../base/outside/outside-refusal';
export { RemarksDialog, type ActionRemark, type KeptRemark } from '../base/dialogs/remarks-dialog';
export { matchesTyped } from '../sections/section/matches-typed';
export { CompanyChoice } from '../filings/filing/company-choice';
