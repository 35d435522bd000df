import type { Facts } from '#services/telemetry/telemetry.ts'

/** `12:03:04 error fault h3k9 ro product Error: words`, and below it the stack. */
export function shortLine({ time, level, event, words: text, trace, ...rest }: Facts): string {
  const facts = Object.values(rest).filter(fact => fact !== undefined)
  const message = text === undefined ? '' : `: ${text}`
  const calls = trace ? `\n${trace}` : ''
  return `${String(time).slice(11, 19)} ${[level, event, ...facts].join(' ')}${message}${calls}\n`
}
