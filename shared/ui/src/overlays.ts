/** What lies above a page or beside it, on demand: dialogs, drawers, menus, tabs. */
export { default as Drawer, type DrawerProps } from 'antd/es/drawer';
export { default as Dropdown, type DropdownProps } from 'antd/es/dropdown';
export { default as Tabs, type TabsProps } from 'antd/es/tabs';
export { default as Tooltip } from 'antd/es/tooltip';

export { Dialog, type DialogProps } from './dialogs/dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/confirm-dialog';
export { useAsSeen } from './dialogs/use-as-seen';
export { FormDialog, type FormDialogProps } from './dialogs/form-dialog';
export { useFocusBack } from './a11y/use-focus-back';
