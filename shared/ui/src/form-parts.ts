/**
 * The part of Ant Design that the sign-in page is made of. Each component is imported from its own folder: the shell
 * provides this module whole to every remote, so whatever is named here is downloaded on the very first visit.
 * Everything else belongs in `overlays.ts`, `choices.ts`, `filing.ts` or `data-parts.ts`.
 */
export { default as Alert, type AlertProps } from 'antd/es/alert';
export { default as Button, type ButtonProps } from 'antd/es/button';
export { default as Flex } from 'antd/es/flex';
export { default as Form, type FormInstance, type FormItemProps, type FormProps } from 'antd/es/form';
export { Row, Col } from 'antd/es/grid';
export { default as Input, type InputProps, type InputRef } from 'antd/es/input';
/** The hook only: static calls would draw outside the theme and the language. The shell's toast is the one user. */
export { default as useNotification } from 'antd/es/notification/useNotification';
export { default as Skeleton } from 'antd/es/skeleton';
export { default as Space } from 'antd/es/space';
export { default as Spin } from 'antd/es/spin';
