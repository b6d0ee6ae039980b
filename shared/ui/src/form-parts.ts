/**
 * The part of Ant Design that forms and pages are made of. Each component is imported from its own folder:
 * the shell provides this module whole to every remote, so whatever is named here is downloaded at sign-in.
 * What few pages need belongs in `data-parts.ts`.
 */
export { default as Alert, type AlertProps } from 'antd/es/alert';
export { default as Badge } from 'antd/es/badge';
export { default as Button, type ButtonProps } from 'antd/es/button';
export { default as Card, type CardProps } from 'antd/es/card';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Divider } from 'antd/es/divider';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown, type DropdownProps } from 'antd/es/dropdown';
export { default as Empty } from 'antd/es/empty';
export { default as Flex } from 'antd/es/flex';
export { default as Form, type FormInstance, type FormItemProps, type FormProps } from 'antd/es/form';
export { Row, Col } from 'antd/es/grid';
export { default as Input, type InputProps, type InputRef } from 'antd/es/input';
export { default as Modal, type ModalProps } from 'antd/es/modal';
/** The hook only: static calls would draw outside the theme and the language. The shell's toast is the one user. */
export { default as useNotification } from 'antd/es/notification/useNotification';
export { default as Progress } from 'antd/es/progress';
export { default as Radio } from 'antd/es/radio';
export { default as Segmented } from 'antd/es/segmented';
export { default as Select, type SelectProps } from 'antd/es/select';
export { default as Skeleton } from 'antd/es/skeleton';
export { default as Space } from 'antd/es/space';
export { default as Spin } from 'antd/es/spin';
export { default as Switch } from 'antd/es/switch';
export { default as Tabs, type TabsProps } from 'antd/es/tabs';
export { default as Tag } from 'antd/es/tag';
export { default as Tooltip } from 'antd/es/tooltip';
export { default as Typography } from 'antd/es/typography';
