/** The scripts that this app starts by address, all its own. Nothing else passes the policy. */
export const trustedScripts = ['/sw.js'] as const;
export type TrustedScript = (typeof trustedScripts)[number];

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
}

function passOwn(address: string): string {
  if (trustedScripts.some((own) => own === address)) return address;
  throw new TypeError(`Not a script of this app: ${address}`);
}

let policy: ScriptPolicy | undefined;

/** The address of a script as Trusted Types wants it; as plain text where the browser has no Trusted Types. */
export function trustedScript(address: TrustedScript): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return passOwn(address);
  policy ??= factory.createPolicy('ninefold', { createScriptURL: passOwn });
  // The DOM's types know only text here; the browser asks for the policy's object.
  return policy.createScriptURL(address) as string;
}
