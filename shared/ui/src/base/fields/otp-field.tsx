import Input from 'antd/es/input';
import { toLatinDigits } from '@registrar/domain/digits';
import type { FieldControl } from './field-control';

const otpLength = 6;

interface OtpFieldProps extends FieldControl<string> {
  readonly onComplete?: (otp: string) => void;
}

/**
 * One input for all six digits: pasting, the phone's own suggestion and a screen reader work as everywhere,
 * which six little boxes cannot promise.
 */
export function OtpField({ value, onChange, onComplete, ...control }: OtpFieldProps) {
  return (
    <Input
      {...control}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      style={{ maxWidth: 220, fontSize: 22, letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' }}
      onChange={(event) => {
        const digits = toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, otpLength);
        onChange?.(digits);
        if (digits.length === otpLength && digits !== value) onComplete?.(digits);
      }}
    />
  );
}
