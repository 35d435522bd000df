/** Spec 8: what is only logged, and shown to nobody: in the browser's log, and told where errors are reported. */
export function logged(...result: readonly [what: string, ...facts: readonly unknown[]]): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where it is looked into
  console.warn(...result)
  globalThis.dispatchEvent?.(new CustomEvent('logged', { detail: result }))
}
