/**
 * An error as it is reported: its caller removes personal data, and there is no field for a body, a cookie, an address
 * or a person.
 */
export type ErrorReport = {
  readonly platform: 'node' | 'javascript'
  readonly level: 'error' | 'warning'
  readonly name: string
  readonly words: string
  /** Lines of '    at name (file:line:column)', the innermost call first. */
  readonly trace: string
  readonly requestId?: string | undefined
  readonly market?: string | undefined
  readonly route?: string | undefined
  readonly job?: string | undefined
}

type Sender = { readonly environment: string; readonly release: string }

type Stamp = { readonly id: string; readonly at: Date }

/** Sentry's envelope of one event: three lines of JSON. `id` is 32 hexadecimal digits. */
export function envelopeOf(report: ErrorReport, sender: Sender, { id, at }: Stamp): string {
  const event = JSON.stringify(eventOf(report, sender, { id, at }))
  return [
    JSON.stringify({ event_id: id, sent_at: at.toISOString(), sdk }),
    JSON.stringify({ type: 'event', length: Buffer.byteLength(event) }),
    event,
    '',
  ].join('\n')
}

const sdk = { name: 'kintsu', version: '1' } as const

function eventOf(report: ErrorReport, { environment, release }: Sender, { id, at }: Stamp) {
  const { platform, level, name, words: text, trace, requestId, market, route, job } = report
  const frames = framesOf(trace)
  return {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform,
    level,
    sdk,
    environment,
    release,
    transaction: job ?? route,
    tags: { request_id: requestId, market, route, job },
    exception: {
      values: [{ type: name, value: text, ...(frames.length > 0 && { stacktrace: { frames } }) }],
    },
  }
}

const call =
  /^ {4}at (?:async )?(?:(?<name>.+?) \()?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/

/** In Sentry's order: the innermost call last. */
function framesOf(trace: string) {
  return trace
    .split('\n')
    .flatMap(line => {
      const { name, file, line: at, column } = call.exec(line)?.groups ?? {}
      if (file === undefined) return []
      const isOurs = !/node_modules|^node:/.test(file)
      return [
        {
          ...(name !== undefined && { function: name }),
          filename: file,
          lineno: Number(at),
          colno: Number(column),
          in_app: isOurs,
        },
      ]
    })
    .reverse()
}
