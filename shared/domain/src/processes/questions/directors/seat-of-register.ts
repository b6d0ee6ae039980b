import type { FieldDefinition } from '../../definition/field-definition';

/** The question of a registration, where the holders are those of the register and not of an earlier step. */
export const ofRegister = (field: FieldDefinition): FieldDefinition =>
  field.path === 'holderItemId'
    ? { ...field, widget: 'registerChoice', people: undefined, registered: ['SHAREHOLDER'] }
    : field;
