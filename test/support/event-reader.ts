import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type ServerEvent = { readonly event: string; readonly id?: string; readonly data: string }

/** Reads server-sent events one by one; `next` waits up to the test's timeout. */
export function openEvents(url: string, headers: OutgoingHttpHeaders = {}) {
  const waiting: ServerEvent[] = []
  const readers: ((event: ServerEvent | undefined) => void)[] = []
  let isOver = false
  let rest = ''
  const take = (chunk: string) => {
    rest += chunk
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const event of blocks.flatMap(eventIn)) {
      const reader = readers.shift()
      if (reader) reader(event)
      else waiting.push(event)
    }
  }
  const over = () => {
    isOver = true
    for (const reader of readers.splice(0)) reader(undefined)
  }
  const clientRequest = request(url, { headers, agent: false })
  const opened = new Promise<{ status: number; headers: IncomingHttpHeaders }>(
    (resolve, reject) => {
      clientRequest.once('error', reject)
      clientRequest.once('response', response => {
        response.setEncoding('utf8')
        response.on('data', take)
        response.on('error', over)
        response.once('close', over)
        resolve({ status: response.statusCode ?? 0, headers: response.headers })
      })
    },
  )
  clientRequest.end()
  const next = (): Promise<ServerEvent | undefined> => {
    const event = waiting.shift()
    if (event || isOver) return Promise.resolve(event)
    return new Promise(resolve => readers.push(resolve))
  }
  return {
    opened,
    /** `undefined` when the stream has ended. */
    next,
    /** The next document, skipping heartbeats. */
    nextDocument: async () => {
      for (;;) {
        const event = await next()
        if (!event) throw new Error('The stream ended.')
        if (event.event === 'document') return JSON.parse(event.data) as StreamedDocument
      }
    },
    untilEnd: async () => {
      while (await next());
    },
    close: () => clientRequest.destroy(),
  }
}

export type StreamedDocument = {
  readonly owner: string
  readonly revision: number
  readonly timestamp: number
  readonly cart: Readonly<Record<string, unknown>>
  readonly removed: readonly string[]
}

function eventIn(block: string): readonly ServerEvent[] {
  const fields = new Map(
    block.split('\n').map(line => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)] as const
    }),
  )
  const [event, id, data] = ['event', 'id', 'data'].map(name => fields.get(name))
  return event && data !== undefined ? [{ event, data, ...(id !== undefined && { id }) }] : []
}
