/**
 * What the frame and the sign-in page are made of; provided whole by the shell with the first load. The README names
 * the other entry points.
 */
export * from './form-parts';

export { UiProvider } from './ui-provider';
export { DrawnVersions } from './filings/drawn-versions';
export { palette } from './theme/palette';
export { portalTheme } from './theme/theme';
export { localName } from './local-name';
export { useLanguage } from './use-language';
export { useFormats } from './use-formats';
export { LanguageSwitch } from './language-switch';

export { VisuallyHidden } from './a11y/visually-hidden';
export { SkipLink } from './a11y/skip-link';
export { useMediaQuery, narrowQuery, fullScreenDialogQuery } from './a11y/use-media-query';

export { useZodForm, type ZodFormOptions, type ZodFormState } from './form/use-zod-form';
export { ZodForm } from './form/zod-form';
export { FormField, type FormFieldProps } from './form/form-field';
export { ErrorSummary, focusField, type SummarizedError } from './form/error-summary';

export type { FieldControl } from './fields/field-control';
export { BilingualField } from './fields/bilingual-field';
export { AmountField } from './fields/amount-field';
export { LongText, type LongTextProps } from './fields/long-text';
export { OtpField } from './fields/otp-field';
export { ResendCode } from './fields/resend-code';
export { useOtpWords, useResendSeconds } from './otp-terms';
export { PasswordField } from './fields/password-field';

export { LoadingOverlay } from './feedback/loading-overlay';
export { ErrorPanel } from './feedback/error-panel';
export { CardsSkeleton, FormSkeleton, ListSkeleton, PageSkeleton } from './feedback/skeletons';

export { Sheet } from './pages/sheet';
export { PageHeader, type Crumb } from './pages/page-header';
export { useObjectUrl } from './upload/use-object-url';
