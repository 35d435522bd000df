/** Spec 8: what is only logged, and shown to nobody: in the browser's log, and told where errors are reported. */
export function logged(...said: readonly [what: string, ...facts: readonly unknown[]]): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where it is looked into
  console.warn(...said)
  globalThis.dispatchEvent?.(new CustomEvent('logged', { detail: said }))
}
