import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { serverOf } from './http-server.ts'

type App = ReturnType<typeof serverOf>
const opened: App[] = []
afterEach(() => Promise.all(opened.splice(0).map(app => app.close())))

async function aServer(requestMs: number) {
  const app = serverOf({ trustProxy: false }, { requestMs, checkEveryMs: 50 })
  opened.push(app)
  app.post('/', async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** What the server answers to a client that sends `start`, then `next` repeatedly until the connection ends. */
function responseTo(port: number, start: string, next: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const timer = setInterval(() => socket.write(next), 100)
    let response = ''
    socket.on('data', data => {
      response += data.toString()
    })
    // The connection was closed while more was being sent.
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE' && code !== 'ECONNRESET') reject(new Error(code))
    })
    socket.on('close', () => {
      clearInterval(timer)
      resolve(response)
    })
  })
}

describe('a client that sends a request too slowly', () => {
  test('a client that sends its headers too slowly is answered 408 and disconnected', async () => {
    const began = performance.now()
    const response = await responseTo(await aServer(300), 'POST / HTTP/1.1\r\nhost: a\r\nx: ', 'y')
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(performance.now() - began).toBeGreaterThanOrEqual(300)
  })

  test('a client that sends its body too slowly is answered 408 and disconnected', async () => {
    const began = performance.now()
    const head =
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n"'
    const response = await responseTo(await aServer(300), head, 'y')
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(performance.now() - began).toBeGreaterThanOrEqual(300)
  })

  test('a client that sends nothing at all is answered 408 and disconnected', async () => {
    expect(await responseTo(await aServer(300), '', '')).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
  })
})

test('a whole request has 30 seconds, checked every second', () => {
  const app = serverOf({ trustProxy: false })
  opened.push(app)
  const { requestTimeout, headersTimeout } = app.server
  expect({ requestTimeout, headersTimeout }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 30_000,
  })
  expect(app.server).toHaveProperty('connectionsCheckingInterval', 1_000)
})

describe('a server that closes', () => {
  async function inFlight(longestDrainMs?: number) {
    const app = serverOf({ trustProxy: false }, undefined, longestDrainMs)
    const begun = Promise.withResolvers<void>()
    const allowed = Promise.withResolvers<void>()
    app.get('/', async () => {
      begun.resolve()
      await allowed.promise
      return 'done'
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = fetch(url).then(
      response => response.text(),
      () => 'cut',
    )
    await begun.promise
    return { app, url, answer, allow: allowed.resolve }
  }

  test('finishes the request that it has begun, and takes no other', async () => {
    const { app, url, answer, allow } = await inFlight()
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    await expect(fetch(url)).rejects.toThrow()
    allow()
    expect(await answer).toBe('done')
    await closed
  })

  test('cuts a request that does not end', async () => {
    const { app, answer, allow } = await inFlight(50)
    const closed = app.close()
    expect(await answer).toBe('cut')
    allow()
    await closed
  })
})
