/** What the pages of a filing show: its state, its days, its steps, its story. */
export { default as QRCode } from 'antd/es/qr-code';
export { default as Badge } from 'antd/es/badge';
export { default as Card, type CardProps } from 'antd/es/card';
export { default as Divider } from 'antd/es/divider';
export { default as Progress } from 'antd/es/progress';
export { default as Tag } from 'antd/es/tag';
export { default as Typography } from 'antd/es/typography';

export { statusTone, type StatusTone } from './status/status-tone';
export { ApplicationBadges } from './status/application-badges';
export { StatusBadge, type StatusKind } from './status/status-badge';
export { DetailValue } from './status/detail-value';
export { AvatarGroup } from './status/avatar-group';
export { TurnLabel } from './status/turn-label';
export { DatePair, InstantPair } from './dates/date-pair';
export { CodeProof, type CodeProofProps } from './fields/code-proof';
export { SaveStateText, type SaveState } from './feedback/save-state';

export { Wizard, type StepState, type WizardStep } from './pages/wizard';
export { DecisionPage, type DecisionAction } from './pages/decision-page';
export { HistoryList, type HistoryLine } from './pages/history-list';
export { ResultPage } from './pages/result-page';

export { OwnershipPicture, type OwnershipPart } from './shares/ownership-picture';
export { ShareStrip, type StripPiece } from './shares/share-strip';
export { shareTone } from './shares/share-tones';

export { useApplication, useApplicationCache } from './filings/application';
export { useApplicationUpdates, useListUpdates } from './filings/application-updates';
export { useReservationTerms } from './filings/reservation-terms';
export { useSaveFile } from './filings/save-file';
export { useSavePaper } from './filings/save-paper';
export { offeredOf, usePerformAction, type ActionToPerform } from './filings/perform-action';
export { useOwnCompanies, type OwnCompany } from './filings/own-companies';
export { useBeginFiling } from './filings/begin-filing';
export { useTurn, type Turn } from './turn/use-turn';
export { WaitingDialog } from './turn/waiting-dialog';
