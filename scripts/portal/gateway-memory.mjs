/**
 * How a gateway is started: with a limit of its heap. What it needs is some 90 MB; without a limit V8 reckons with a
 * part of the machine's memory and lets garbage gather to several times that before it collects it. deploy/ says the
 * same in its own words, and a test holds them together.
 */
export const GATEWAY_MEMORY = ['--max-old-space-size=512'];
