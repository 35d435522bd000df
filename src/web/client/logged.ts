/** What is only logged and not shown: in the browser console, and reported if error reporting is enabled (Spec 8). */
export function logWarning(
  ...details: readonly [what: string, ...facts: readonly unknown[]]
): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where it is looked into
  console.warn(...details)
  globalThis.dispatchEvent?.(new CustomEvent('logged', { detail: details }))
}
