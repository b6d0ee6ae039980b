import { useState } from 'react';
import { plainCode } from '@registrar/domain/plain-text';
import { Input, useFormats } from '@registrar/ui';

interface KittaInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly invalid: boolean;
  readonly describedBy?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: number | undefined) => void;
}

const MOST_DIGITS = 12;

/** The number of a share, in either kind of digits and with or without commas; shown grouped when it is left. */
export function KittaInput({ id, label, value, invalid, describedBy, disabled, autoFocus, onChange }: KittaInputProps) {
  const { number, digits } = useFormats();
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      id={id}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      status={invalid ? 'error' : undefined}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      autoFocus={autoFocus}
      value={typed ?? (value === undefined ? '' : number(value))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const plain = plainCode(event.target.value).replace(/[,\s]/g, '');
        // a share is a whole number: what cannot be one is not taken up, rather than read as another
        if (!/^\d*$/.test(plain) || plain.length > MOST_DIGITS) return;
        setTyped(digits(plain));
        onChange(plain === '' ? undefined : Number(plain));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
