/**
 * What the frame and the sign-in page are made of; provided whole by the shell with the first load. The README names
 * the other entry points.
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

export { UiProvider } from './base/ui-provider';
export { DrawnVersions } from './filings/filing/drawn-versions';
export { palette } from './base/theme/palette';
export { portalTheme } from './base/theme/theme';
export { localName } from './base/language/local-name';
export { useLanguage } from './base/language/use-language';
export { useFormats } from './base/language/use-formats';
export { LanguageSwitch } from './base/language/language-switch';

export { VisuallyHidden } from './base/a11y/visually-hidden';
export { SkipLink } from './base/a11y/skip-link';
export { useMediaQuery, narrowQuery, fullScreenDialogQuery } from './base/a11y/use-media-query';

export { useZodForm, type ZodFormOptions, type ZodFormState } from './base/form/use-zod-form';
export { ZodForm } from './base/form/zod-form';
export { FormField, type FormFieldProps } from './base/form/form-field';
export { ErrorSummary, focusField, type SummarizedError } from './base/form/error-summary';

export type { FieldControl } from './base/fields/field-control';
export { BilingualField } from './base/typing/bilingual-field';
export { AmountField } from './base/fields/amount-field';
export { LongText, type LongTextProps } from './base/fields/long-text';
export { OtpField } from './base/fields/otp-field';
export { ResendCode } from './base/fields/resend-code';
export { useOtpWords, useResendSeconds } from './base/language/otp-terms';
export { PasswordField } from './base/fields/password-field';

export { LoadingOverlay } from './base/feedback/loading-overlay';
export { ErrorPanel } from './base/feedback/error-panel';
export { CardsSkeleton, FormSkeleton, ListSkeleton, PageSkeleton } from './base/feedback/skeletons';

export { Sheet } from './base/layout/sheet';
export { PageHeader, type Crumb } from './base/layout/page-header';
export { useObjectUrl } from './base/upload/use-object-url';
