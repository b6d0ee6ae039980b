import type { ComponentType } from 'react';
import type { FieldDefinition, Widget } from '@registrar/domain/processes';
import type { FieldControl } from '../../base/fields/field-control';

/** A control of one field. Its value comes from answers that a draft let through, so it looks before it believes. */
export interface WidgetProps extends FieldControl<unknown> {
  readonly field: FieldDefinition;
  /** The label in the reader's language. */
  readonly label: string;
}

export type WidgetControl = ComponentType<WidgetProps>;
/** Controls that only one area knows, e.g. the browser of objectives. */
export type WidgetControls = Readonly<Partial<Record<Widget, WidgetControl>>>;
