import { callsIn } from '#services/telemetry/error-message.ts'

const chromium =
  /^\s*at (?:async )?(?:(?<name>[^()]{1,80}) \()?(?<url>https?:[^\s()]+):(?<at>\d+:\d+)\)?$/
const others = /^(?<name>[^@]{0,80})@(?<url>https?:[^\s()]+):(?<at>\d+:\d+)$/

/** The paths of our scripts; the URL of a page may contain anything. */
const ownScript = /^\/(?:assets\/[\w.-]+\.js|still\.js)$/

/** A browser's stack trace in the format of the server's own; frames outside our scripts are left out. */
export function traceOfBrowser(stack: string): string {
  return callsIn(stack.split('\n').slice(0, 100).flatMap(callOf).join('\n'))
}

function callOf(line: string): readonly string[] {
  const { name, url = '', at } = (chromium.exec(line) ?? others.exec(line))?.groups ?? {}
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  if (!ownScript.test(path)) return []
  const isName = name !== undefined && /^[\w.$<>/ ]{1,80}$/.test(name)
  return [`    at ${isName ? `${name} (${path}:${at})` : `${path}:${at}`}`]
}
