/** The second step of a login, and the same question within a session. */
export { SecondFactorQuestion, type SecondFactorQuestionProps } from '../base/second-factor/second-factor-question';
export { makePasskey, passkeysWork, PasskeyFailure } from '../base/second-factor/passkeys';
