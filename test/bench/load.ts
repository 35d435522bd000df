import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type BenchRequest = {
  readonly url: string
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PATCH'
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
  /** The connection is closed after this time if the response is not complete by then. */
  readonly abortAfterMs?: number
  /** The status of its response; default: that of the load. */
  readonly expected?: number
}
export type BenchResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One status, or a rule for several. */
type Expected = number | ((status: number) => boolean)

/** A closed loop: each connection sends its next request after the last response, at most `requests` in total. */
export type Load = {
  readonly connections: number
  readonly requests: number
  /** The time limit of the loop on a slow machine. */
  readonly seconds: number
  readonly expected: Expected
  /** Several requests are sent one after the other and measured as one. */
  readonly createRequest: (turn: {
    readonly connection: number
    readonly count: number
  }) => BenchRequest | readonly BenchRequest[]
}

export type Measured = {
  readonly responses: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** The count of each unexpected status, with the first such response as an example. */
  readonly unexpected: ReadonlyMap<number, number>
  readonly example: string | undefined
}

export async function measure({
  connections,
  requests,
  seconds,
  expected,
  createRequest,
}: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const unexpected = new Map<number, number>()
  let example: string | undefined
  let next = 0
  const deadline = performance.now() + seconds * 1000
  const note = ({ status, body }: BenchResponse, wanted: Expected = expected) => {
    if (typeof wanted === 'number' ? status === wanted : wanted(status)) return
    unexpected.set(status, (unexpected.get(status) ?? 0) + 1)
    example ??= body.toString('utf8').slice(0, 300)
  }
  const sendInTurn = async (connection: number) => {
    while (next < requests && performance.now() < deadline) {
      const turn = [createRequest({ connection, count: next++ })].flat()
      const start = performance.now()
      const responses: BenchResponse[] = []
      for (const each of turn) responses.push(await send(each, agent))
      times.push(performance.now() - start)
      for (const [at, response] of responses.entries()) note(response, turn[at]?.expected)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, (_, connection) => sendInTurn(connection)))
  const elapsed = (performance.now() - start) / 1000
  agent.destroy()
  return {
    responses: times.length,
    perSecond: times.length / elapsed,
    ...percentiles(times),
    unexpected,
    example,
  }
}

/** Percentiles in milliseconds. */
export function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** The status of a request that was aborted before its response was complete. */
export const aborted = 0

/** Bodies are received completely and stay compressed; the request headers ask for compression as browsers do. */
export function send(
  { url, method = 'GET', headers = {}, body, abortAfterMs }: BenchRequest,
  agent?: Agent,
): Promise<BenchResponse> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const failed = (error: Error) =>
      abortAfterMs !== undefined && sent.destroyed
        ? resolve({ status: aborted, headers: {}, body: Buffer.alloc(0) })
        : reject(error)
    const sent = request(
      url,
      { method, ...(agent && { agent }), headers: { 'accept-encoding': 'gzip, br', ...headers } },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', failed)
        response.once('end', () => {
          clearTimeout(timer)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    sent.once('error', failed)
    if (abortAfterMs !== undefined) timer = setTimeout(() => sent.destroy(), abortAfterMs)
    sent.end(body)
  })
}

/** The errors of a load, as one sentence. */
export function complaintsOf(name: string, { unexpected, example }: Measured): readonly string[] {
  return unexpected.size === 0
    ? []
    : [
        `${name}: ${[...unexpected].map(([status, n]) => `${n} × ${status}`).join(', ')}: ${example}`,
      ]
}
