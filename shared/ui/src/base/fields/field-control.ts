/** What Ant Design's form hands to the control of a field, besides its own props. */
export interface FieldControl<Value> {
  readonly value?: Value;
  readonly onChange?: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
  readonly 'aria-required'?: 'true';
  readonly 'aria-label'?: string;
}
