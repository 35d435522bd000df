import { once } from 'node:events'

const bytesPerMegabyte = 1_048_576

/** The heap in use of a process, in megabytes, after everything unreachable was collected; `address` is its inspector's. */
export async function collectedHeap(address: string): Promise<number> {
  if (!address) throw new Error('The shop was started without an inspector.')
  const socket = new WebSocket(address)
  await once(socket, 'open')
  try {
    // Finalizers of the first collection release objects that only a second one can collect.
    await call(socket, 1, 'HeapProfiler.collectGarbage')
    await call(socket, 2, 'HeapProfiler.collectGarbage')
    const { usedSize } = await call(socket, 3, 'Runtime.getHeapUsage')
    return Number(usedSize) / bytesPerMegabyte
  } finally {
    socket.close()
  }
}

type Answer = { readonly id?: number; readonly result?: Readonly<Record<string, unknown>> }

async function call(socket: WebSocket, id: number, method: string) {
  const answered = new Promise<NonNullable<Answer['result']>>(resolve => {
    const read = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id !== id) return
      socket.removeEventListener('message', read)
      resolve(answer.result ?? {})
    }
    socket.addEventListener('message', read)
  })
  socket.send(JSON.stringify({ id, method }))
  return answered
}
