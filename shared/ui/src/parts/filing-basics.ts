/** What the pages of a filing show: its state, its days, its steps, its story. */
export { default as QRCode } from 'antd/es/qr-code';
export { default as Badge } from 'antd/es/badge';
export { default as Card, type CardProps } from 'antd/es/card';
export { default as Divider } from 'antd/es/divider';
export { default as Progress } from 'antd/es/progress';
export { default as Tag } from 'antd/es/tag';
export { default as Typography } from 'antd/es/typography';

export { statusTone, type StatusTone } from '../base/status/status-tone';
export { ApplicationBadges } from '../base/status/application-badges';
export { StatusBadge, type StatusKind } from '../base/status/status-badge';
export { DetailValue } from '../base/status/detail-value';
export { AvatarGroup } from '../base/status/avatar-group';
export { TurnLabel } from '../base/status/turn-label';
export { DatePair, InstantPair } from '../base/dates/date-pair';
export { CodeProof, type CodeProofProps } from '../base/fields/code-proof';
export { SaveStateText, type SaveState } from '../base/feedback/save-state';

export { Wizard, type StepState, type WizardStep } from '../base/pages/wizard';
export { DecisionPage, type DecisionAction } from '../base/pages/decision-page';
export { HistoryList, type HistoryLine } from '../base/pages/history-list';
export { ResultPage } from '../base/pages/result-page';
export { useLanguageOfLink } from '../base/outside/use-language-of-link';
export { useKeptInTab } from '../base/outside/use-kept-in-tab';
export {
  outsideLink,
  useLinkAnswer,
  useOutsideView,
  useReceiversLink,
  type LinkChannel,
  type OutsideLink,
  type OutsideViewOptions,
} from '../base/outside/outside-link';
export {
  OutsideCode,
  type LinkContact,
  type OutsideCodeProps,
  type OutsideCodeWords,
} from '../base/outside/outside-code';
export { OutsideOutcome, type OutsideOutcomeProps } from '../base/outside/outside-outcome';
export { OutsidePage, type OutsideFact, type OutsidePageProps, type OutsideView } from '../base/outside/outside-page';

export { OwnershipPicture, type OwnershipPart } from '../register/shares/ownership-picture';
export { ShareStrip, type StripPiece } from '../register/shares/share-strip';
export { shareTone } from '../register/shares/share-tones';

export { useApplication, useApplicationCache } from '../filings/filing/application';
export { useApplicationUpdates, useListUpdates } from '../filings/filing/application-updates';
export { useReservationTerms } from '../filings/filing/reservation-terms';
export { SaveForm } from '../filings/documents/model-form-offer';
export { useSaveFile } from '../filings/filing/save-file';
export { Conversation, type ConversationProps } from '../filings/conversation/conversation';
export { useSavePaper } from '../filings/filing/save-paper';
export { offeredOf, usePerformAction, type ActionToPerform } from '../filings/filing/perform-action';
export { useOwnCompanies, type OwnCompany } from '../filings/filing/own-companies';
export { useBeginFiling } from '../filings/filing/begin-filing';
export { useTurn, type Turn } from '../filings/turn/use-turn';
export { WaitingDialog } from '../filings/turn/waiting-dialog';
