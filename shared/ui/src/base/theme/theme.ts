import type { ThemeConfig } from 'antd/es/config-provider/context';
import { palette } from './palette';

const fontFamily = "Mukta, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/**
 * The portal's one look. Colours are chosen so that every text reaches WCAG AA on the grounds it stands on
 * (the test beside this file measures them); heights keep targets above 24 px; lines keep Devanagari's
 * marks above and below from touching.
 */
export const portalTheme: ThemeConfig = {
  cssVar: { key: 'registrar' },
  hashed: false,
  token: {
    fontFamily,
    fontSize: 16,
    lineHeight: 1.5,
    lineHeightLG: 1.5,
    lineHeightSM: 1.6,
    fontSizeHeading1: 32,
    fontSizeHeading2: 26,
    fontSizeHeading3: 22,
    fontSizeHeading4: 18,
    fontSizeHeading5: 16,
    lineHeightHeading1: 1.5,
    lineHeightHeading2: 1.5,
    lineHeightHeading3: 1.5,
    lineHeightHeading4: 1.5,
    lineHeightHeading5: 1.5,
    controlHeight: 40,
    controlHeightSM: 32,
    controlHeightLG: 48,
    borderRadius: 6,

    colorPrimary: palette.blue,
    colorPrimaryHover: palette.blueHover,
    colorPrimaryActive: palette.blueActive,
    colorPrimaryText: palette.blue,
    colorPrimaryTextHover: palette.blueHover,
    colorPrimaryTextActive: palette.blueActive,
    colorInfo: palette.blue,
    colorInfoText: palette.blue,
    colorLink: palette.blue,
    colorLinkHover: palette.blueHover,
    colorLinkActive: palette.blueActive,
    linkDecoration: 'underline',
    linkHoverDecoration: 'underline',
    linkFocusDecoration: 'underline',

    colorError: palette.crimson,
    colorErrorHover: palette.crimsonHover,
    colorErrorActive: palette.crimsonActive,
    colorErrorText: palette.crimson,
    colorErrorTextHover: palette.crimsonHover,
    colorErrorTextActive: palette.crimsonActive,
    colorSuccess: palette.green,
    colorSuccessText: palette.green,
    colorWarning: palette.amber,
    colorWarningText: palette.amber,
    colorInfoBg: palette.blueWash,
    colorErrorBg: palette.crimsonWash,
    colorSuccessBg: palette.greenWash,
    colorWarningBg: palette.amberWash,

    colorTextBase: palette.ink,
    colorText: palette.ink,
    colorTextHeading: palette.ink,
    colorTextSecondary: palette.inkSoft,
    colorTextTertiary: palette.inkFaint,
    colorTextLabel: palette.inkSoft,
    colorTextDescription: palette.inkSoft,
    colorTextPlaceholder: palette.inkFaint,
    colorTextDisabled: palette.inkFaint,
    colorIcon: palette.inkSoft,
    colorIconHover: palette.ink,
    colorBorder: palette.line,
    colorBorderSecondary: palette.lineSoft,
    colorBgLayout: palette.ground,
    colorBgContainerDisabled: palette.ground,
  },
  components: {
    Form: { itemMarginBottom: 30, labelColor: palette.ink, verticalLabelPadding: '0 0 4px' },
    // Section 9 of the specification: a panel opens within half a second.
    Collapse: { motionDurationMid: '0.5s' },
    Menu: { itemHeight: 44, itemSelectedBg: palette.blueWash, itemSelectedColor: palette.blueActive },
    // A month must fit into 320 px.
    DatePicker: { cellWidth: 35, cellHeight: 35 },
    // A switch that is off carries a word as well.
    Switch: { colorTextQuaternary: palette.inkFaint, colorTextTertiary: palette.inkSoft },
    Table: { headerBg: palette.ground, headerColor: palette.ink },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  },
};
