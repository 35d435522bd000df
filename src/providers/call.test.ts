import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { type Call, createCaller, readJson } from './call.ts'

let server: Server
let url: string
let query: number
let answer: RequestListener

beforeEach(async () => {
  query = 0
  server = createServer((request, response) => {
    query += 1
    answer(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
})

function says(...statuses: number[]): RequestListener {
  return (_request, response) => {
    response.writeHead(statuses[Math.min(query, statuses.length) - 1]!)
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

function reading(): Call {
  return { method: 'GET', url, isRepeatable: true }
}
function once(): Call {
  return { method: 'POST', url, body: 'x', isRepeatable: false }
}

async function toFailure(answered: ReturnType<ReturnType<typeof createCaller>>) {
  const result = await answered
  return result.ok ? undefined : result.refusal
}

describe('the meaning of a response status', () => {
  test.each([200, 204, 301, 302, 399])('%i is a response', async status => {
    answer = says(status)
    const answered = await caller()(reading())
    expect(answered.ok && answered.value.status).toBe(status)
  })

  test('a redirect is not followed', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()
    const answered = await caller()(reading())
    expect(answered.ok && answered.value.headers.get('location')).toBe('/elsewhere')
    expect(query).toBe(1)
  })

  test.each([
    [400, { kind: 'rejected', status: 400, code: 'said' }],
    [401, { kind: 'unauthorized', status: 401 }],
    [403, { kind: 'unauthorized', status: 403 }],
    [404, { kind: 'rejected', status: 404, code: 'said' }],
    [409, { kind: 'rejected', status: 409, code: 'said' }],
    [499, { kind: 'rejected', status: 499, code: 'said' }],
  ])('%i is a rejection, and is not retried', async (status, failure) => {
    answer = says(status)
    expect(await toFailure(caller()(reading()))).toEqual(failure)
    expect(query).toBe(1)
  })

  test.each([408, 429, 500, 502, 503])('%i is a server error, and is retried', async status => {
    answer = says(status)
    expect(await toFailure(caller()(reading()))).toEqual({ kind: 'server-error', status })
    expect(query).toBe(3)
  })
})

describe('retries', () => {
  test('retries stop at the first response', async () => {
    answer = says(500, 200)
    const answered = await caller()(reading())
    expect(answered.ok && answered.value.text).toBe('said')
    expect(query).toBe(2)
  })

  test('a third attempt is made, a fourth is not', async () => {
    answer = says(500, 500, 200)
    expect((await caller()(reading())).ok).toBe(true)
    query = 0
    answer = says(500, 500, 500, 200)
    expect((await caller()(reading())).ok).toBe(false)
    expect(query).toBe(3)
  })

  test('a call that is not repeatable is made once', async () => {
    answer = says(500, 200)
    expect(await toFailure(caller()(once()))).toEqual({ kind: 'server-error', status: 500 })
    expect(query).toBe(1)
  })

  test('a dropped connection is unreachable, and is retried if the call is repeatable', async () => {
    answer = request => request.socket.destroy()
    expect((await toFailure(caller()(reading())))?.kind).toBe('unreachable')
    expect(query).toBe(3)
    query = 0
    expect((await toFailure(caller()(once())))?.kind).toBe('unreachable')
    expect(query).toBe(1)
  })
})

describe('timeouts', () => {
  test('a missing response is unreachable after the timeout', async () => {
    answer = () => {}
    const failure = await toFailure(caller(100, 1, 50)(reading()))
    expect(failure).toEqual({ kind: 'unreachable', cause: 'TimeoutError' })
  })

  test('a body that never ends is unreachable after the timeout', async () => {
    answer = (_request, response) => {
      response.writeHead(200)
      response.write('half')
    }
    expect((await toFailure(caller(100, 1, 50)(reading())))?.kind).toBe('unreachable')
  })
})

describe('the circuit breaker', () => {
  test('no call is made while the circuit is open', async () => {
    answer = says(500)
    const call = caller(2)
    await call(once())
    await call(once())
    expect(await toFailure(call(once()))).toEqual({ kind: 'circuit-open' })
    expect(query).toBe(2)
  })

  test('a rejection by a server that responds does not open the circuit', async () => {
    answer = says(400)
    const call = caller(1)
    await call(once())
    await call(once())
    expect(query).toBe(2)
  })

  test('the failure before the circuit opened is returned: the call may have been executed', async () => {
    answer = says(503)
    expect(await toFailure(caller(2)(reading()))).toEqual({ kind: 'server-error', status: 503 })
    expect(query).toBe(2)
  })
})

describe('reading JSON', () => {
  const answered = (text: string) => ({ status: 200, headers: new Headers(), text })
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

  test.each([
    ['7', { ok: true, value: 7 }],
    ['"7"', { ok: false, refusal: { kind: 'unreadable', status: 200 } }],
    ['<html>', { ok: false, refusal: { kind: 'unreadable', status: 200 } }],
    ['', { ok: false, refusal: { kind: 'unreadable', status: 200 } }],
  ])('reading JSON from %s returns the value or "unreadable"', (text, expected) => {
    expect(readJson(answered(text), number)).toEqual(expected)
  })
})
