export * from './form-parts';
export { UiProvider } from './ui-provider';
export { palette } from './theme/palette';
export { portalTheme } from './theme/theme';
export { useMediaQuery, narrowQuery } from './use-media-query';
