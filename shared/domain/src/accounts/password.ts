import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';

/** The rules that a form can judge by itself; it shows each as it is met. */
export const passwordPolicy = z.object({
  minimumLength: z.int().min(1),
  maximumLength: z.int().min(1),
  lowercase: z.boolean(),
  uppercase: z.boolean(),
  digitOrSpecial: z.boolean(),
});

/** What password-validator-settings answers: with what the server alone can judge. */
export const passwordRules = passwordPolicy.extend({
  /** What others use, and what is made of the name, username, mail or number of the account, is refused. */
  guessableRefused: z.boolean().optional(),
});
export type PasswordPolicy = z.infer<typeof passwordRules>;

export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minimumLength: 8,
  maximumLength: 100,
  lowercase: true,
  uppercase: true,
  digitOrSpecial: true,
};

export type PasswordRule = 'minimumLength' | 'maximumLength' | 'lowercase' | 'uppercase' | 'digitOrSpecial';

export interface PasswordRuleResult {
  readonly rule: PasswordRule;
  readonly met: boolean;
  /** The message that asks for what is missing; the strength hints show the same words. */
  readonly code: ValidationCode;
  readonly parameters: Readonly<Record<string, number>>;
}

/** The password, counted in characters a person sees, not in UTF-16 units. */
const lengthOf = (password: string): number => [...password].length;
const SPECIAL = /[^\p{L}\p{M}\p{N}\s]/u;

/** Every rule the policy asks for, met or not, in the order in which they are shown. */
export function checkPassword(password: string, policy: PasswordPolicy): PasswordRuleResult[] {
  const { minimumLength: minimum, maximumLength: maximum } = policy;
  const results: (PasswordRuleResult & { asked: boolean })[] = [
    {
      asked: true,
      rule: 'minimumLength',
      met: lengthOf(password) >= minimum,
      code: 'PASSWORD_TOO_SHORT',
      parameters: { minimum },
    },
    {
      asked: true,
      rule: 'maximumLength',
      met: lengthOf(password) <= maximum,
      code: 'PASSWORD_TOO_LONG',
      parameters: { maximum },
    },
    {
      asked: policy.lowercase,
      rule: 'lowercase',
      met: /\p{Ll}/u.test(password),
      code: 'PASSWORD_LOWERCASE',
      parameters: {},
    },
    {
      asked: policy.uppercase,
      rule: 'uppercase',
      met: /\p{Lu}/u.test(password),
      code: 'PASSWORD_UPPERCASE',
      parameters: {},
    },
    {
      asked: policy.digitOrSpecial,
      rule: 'digitOrSpecial',
      met: /\p{Nd}/u.test(password) || SPECIAL.test(password),
      code: 'PASSWORD_DIGIT_OR_SPECIAL',
      parameters: {},
    },
  ];
  return results
    .filter((result) => result.asked)
    .map(({ rule, met, code, parameters }) => ({ rule, met, code, parameters }));
}

/** A new password under a policy: the schema both the form and the gateway use. */
export function newPassword(policy: PasswordPolicy) {
  return z
    .string({ error: 'NEW_PASSWORD_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'NEW_PASSWORD_REQUIRED' satisfies ValidationCode, abort: true })
    .superRefine((password, context) => {
      for (const result of checkPassword(password, policy)) {
        if (!result.met) context.addIssue({ code: 'custom', message: result.code, params: result.parameters });
      }
    });
}

const PASSWORD_HARD_MAXIMUM = 100;

function anyPassword(missing: ValidationCode) {
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(PASSWORD_HARD_MAXIMUM, { error: 'PASSWORD_TOO_LONG' satisfies ValidationCode });
}

/** A new password before the policy is known; its rules are judged by `newPassword`. */
export const newPasswordFields = {
  newPassword: anyPassword('NEW_PASSWORD_REQUIRED'),
  confirmPassword: anyPassword('CONFIRM_PASSWORD_REQUIRED'),
};
