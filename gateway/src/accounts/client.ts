import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { Client } from './sessions';

const LONGEST_HEADER = 500;

export function clientOf(request: FastifyRequest): Client {
  return { device: deviceOf(request.headers['user-agent']), address: request.ip.replace(/^::ffff:/, '') };
}

/** Browser and system by their own names, which are the same in every language: "Firefox, Windows". */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_HEADER));
  return [browser.name, os.name].filter((name) => name).join(', ');
}
