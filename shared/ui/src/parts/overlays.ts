/** What lies above a page or beside it, on demand: dialogs, drawers, menus, tabs. */
export { default as Drawer, type DrawerProps } from 'antd/es/drawer';
export { default as Dropdown, type DropdownProps } from 'antd/es/dropdown';
export { Tabs, type TabsProps } from '../base/pages/tabs';
export { default as Tooltip } from 'antd/es/tooltip';

export { Dialog, type DialogProps } from '../base/dialogs/dialog';
export { ConfirmDialog, type ConfirmDialogProps } from '../base/dialogs/confirm-dialog';
export { useAsSeen } from '../base/dialogs/use-as-seen';
export { FormDialog, type FormDialogProps } from '../base/dialogs/form-dialog';
export { useRefusal } from '../base/form/use-refusal';
export { useSentForm, type SentForm, type SentFormOptions } from '../base/dialogs/use-sent-form';
export { useFocusBack } from '../base/a11y/use-focus-back';
