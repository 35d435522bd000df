import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { type Call, createCaller, readJson } from './call.ts'

let server: Server
let url: string
let requestCount: number
let respond: RequestListener

beforeEach(async () => {
  requestCount = 0
  server = createServer((request, response) => {
    requestCount += 1
    respond(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
})

function respondWith(...statuses: number[]): RequestListener {
  return (_request, response) => {
    response.writeHead(statuses[Math.min(requestCount, statuses.length) - 1]!)
    response.end('said')
  }
}

function caller(failures = 100, tries = 3, timeoutMs = 2_000) {
  return createCaller({
    breaker: createBreaker(failures, 60_000),
    tries,
    timeoutMs,
    firstPauseMs: 1,
  })
}

function repeatableCall(): Call {
  return { method: 'GET', url, isRepeatable: true }
}
function unrepeatableCall(): Call {
  return { method: 'POST', url, body: 'x', isRepeatable: false }
}

async function toFailure(pending: ReturnType<ReturnType<typeof createCaller>>) {
  const result = await pending
  return result.ok ? undefined : result.refusal
}

describe('the meaning of a response status', () => {
  test.each([200, 204, 301, 302, 399])('%i is a response', async status => {
    respond = respondWith(status)
    const response = await caller()(repeatableCall())
    expect(response.ok && response.value.status).toBe(status)
  })

  test('a redirect is not followed', async () => {
    respond = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()
    const response = await caller()(repeatableCall())
    expect(response.ok && response.value.headers.get('location')).toBe('/elsewhere')
    expect(requestCount).toBe(1)
  })

  test.each([
    [400, { kind: 'rejected', status: 400, code: 'said' }],
    [401, { kind: 'unauthorized', status: 401 }],
    [403, { kind: 'unauthorized', status: 403 }],
    [404, { kind: 'rejected', status: 404, code: 'said' }],
    [409, { kind: 'rejected', status: 409, code: 'said' }],
    [499, { kind: 'rejected', status: 499, code: 'said' }],
  ])('%i is a rejection, and is not retried', async (status, failure) => {
    respond = respondWith(status)
    expect(await toFailure(caller()(repeatableCall()))).toEqual(failure)
    expect(requestCount).toBe(1)
  })

  test.each([408, 429, 500, 502, 503])('%i is a server error, and is retried', async status => {
    respond = respondWith(status)
    expect(await toFailure(caller()(repeatableCall()))).toEqual({ kind: 'server-error', status })
    expect(requestCount).toBe(3)
  })
})

describe('retries', () => {
  test('retries stop at the first response', async () => {
    respond = respondWith(500, 200)
    const response = await caller()(repeatableCall())
    expect(response.ok && response.value.text).toBe('said')
    expect(requestCount).toBe(2)
  })

  test('a third attempt is made, a fourth is not', async () => {
    respond = respondWith(500, 500, 200)
    expect((await caller()(repeatableCall())).ok).toBe(true)
    requestCount = 0
    respond = respondWith(500, 500, 500, 200)
    expect((await caller()(repeatableCall())).ok).toBe(false)
    expect(requestCount).toBe(3)
  })

  test('a call that is not repeatable is made once', async () => {
    respond = respondWith(500, 200)
    expect(await toFailure(caller()(unrepeatableCall()))).toEqual({
      kind: 'server-error',
      status: 500,
    })
    expect(requestCount).toBe(1)
  })

  test('a dropped connection is unreachable, and is retried if the call is repeatable', async () => {
    respond = request => request.socket.destroy()
    expect((await toFailure(caller()(repeatableCall())))?.kind).toBe('unreachable')
    expect(requestCount).toBe(3)
    requestCount = 0
    expect((await toFailure(caller()(unrepeatableCall())))?.kind).toBe('unreachable')
    expect(requestCount).toBe(1)
  })
})

describe('timeouts', () => {
  test('a missing response is unreachable after the timeout', async () => {
    respond = () => {}
    const failure = await toFailure(caller(100, 1, 50)(repeatableCall()))
    expect(failure).toEqual({ kind: 'unreachable', cause: 'TimeoutError' })
  })

  test('a body that never ends is unreachable after the timeout', async () => {
    respond = (_request, response) => {
      response.writeHead(200)
      response.write('half')
    }
    expect((await toFailure(caller(100, 1, 50)(repeatableCall())))?.kind).toBe('unreachable')
  })
})

describe('the circuit breaker', () => {
  test('no call is made while the circuit is open', async () => {
    respond = respondWith(500)
    const call = caller(2)
    await call(unrepeatableCall())
    await call(unrepeatableCall())
    expect(await toFailure(call(unrepeatableCall()))).toEqual({ kind: 'circuit-open' })
    expect(requestCount).toBe(2)
  })

  test('a rejection by a server that responds does not open the circuit', async () => {
    respond = respondWith(400)
    const call = caller(1)
    await call(unrepeatableCall())
    await call(unrepeatableCall())
    expect(requestCount).toBe(2)
  })

  test('the failure before the circuit opened is returned: the call may have been executed', async () => {
    respond = respondWith(503)
    expect(await toFailure(caller(2)(repeatableCall()))).toEqual({
      kind: 'server-error',
      status: 503,
    })
    expect(requestCount).toBe(2)
  })
})

describe('reading JSON', () => {
  const responseWith = (text: string) => ({ status: 200, headers: new Headers(), text })
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

  test.each([
    ['7', { ok: true, value: 7 }],
    ['"7"', { ok: false, refusal: { kind: 'unreadable', status: 200 } }],
    ['<html>', { ok: false, refusal: { kind: 'unreadable', status: 200 } }],
    ['', { ok: false, refusal: { kind: 'unreadable', status: 200 } }],
  ])('reading JSON from %s returns the value or "unreadable"', (text, expected) => {
    expect(readJson(responseWith(text), number)).toEqual(expected)
  })
})
