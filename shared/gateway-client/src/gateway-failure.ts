import type { GatewayFailure as GatewayFailureShape } from '@registrar/contract/shell-api';

type Fields = Omit<GatewayFailureShape, 'name' | 'success'>;

/** What every failed call rejects with, whatever the reason. */
export class GatewayFailure extends Error implements GatewayFailureShape {
  override readonly name = 'GatewayFailure';
  readonly success = false;
  readonly status: number;
  readonly code: GatewayFailureShape['code'];
  readonly errors: GatewayFailureShape['errors'];
  readonly enableCaptcha: GatewayFailureShape['enableCaptcha'];
  readonly details: GatewayFailureShape['details'];
  override readonly cause: GatewayFailureShape['cause'];

  constructor(fields: Fields) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.errors = fields.errors;
    this.enableCaptcha = fields.enableCaptcha;
    this.details = fields.details;
    this.cause = fields.cause;
  }
}

/** By name, not by class: a failure may come from a build other than the reader's own. */
export function isGatewayFailure(value: unknown): value is GatewayFailureShape {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === 'GatewayFailure';
}
