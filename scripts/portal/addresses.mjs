import { Refusal } from './say.mjs';

/** Host on PORT, sandbox beside it, gateway behind both, test payment gateway after them. */
export function addresses(environment = process.env) {
  const port = Number(environment.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_532) {
    throw new Refusal(`PORT=${environment.PORT} मान्य पोर्ट होइन।`, `PORT=${environment.PORT} is not a usable port.`);
  }
  return {
    port,
    sandboxPort: port + 1,
    gatewayPort: Number(environment.GATEWAY_PORT || port + 2),
    paymentPort: port + 3,
    portal: `http://localhost:${port}`,
    sandbox: `http://localhost:${port + 1}`,
    payment: `http://localhost:${port + 3}`,
  };
}
