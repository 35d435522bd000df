import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuseThirdParties } from '../../src/sandbox/refuse-third-parties.ts'
import { openSandbox } from '../support/sandbox.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

type RequestOptions = { readonly method?: string; readonly path?: string; readonly port?: number }

/** A raw request, because fetch would set the Host header to the host that it connects to. */
function ask(headers: Readonly<Record<string, string>>, options: RequestOptions = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { method = 'GET', path = '/_sandbox/journal', port = sandbox.port } = options
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, async answer =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
    sent.on('error', reject).end()
  })
}

function own() {
  return `127.0.0.1:${sandbox.port}`
}

describe('The sandbox', () => {
  test('the sandbox answers requests to its own host names, from programs and from its own pages', async () => {
    const { port } = sandbox
    for (const host of [own(), `localhost:${port}`, `[::1]:${port}`, '127.0.0.1']) {
      expect((await ask({ host })).status).toBe(200)
      expect((await ask({ host, origin: `http://${host}` })).status).toBe(200)
    }
  })

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.4'])(
    'the sandbox refuses any other host name, such as "%s"',
    async host => {
      expect((await ask({ host })).status).toBe(421)
      const stripe = { port: sandbox.stripePort, path: '/v1/charges' }
      expect((await ask({ host }, stripe)).status).toBe(421)
    },
  )

  test.each(['https://evil.example', 'http://localhost:3000', 'http://127.0.0.1:1', 'null'])(
    'a request from a page of %s is refused and has no effect',
    async origin => {
      sandbox.world.journal.write(
        { provider: 'plain' },
        { kind: 'state', from: 'open', to: 'paid' },
      )
      const reset = { method: 'POST', path: '/_sandbox/reset' }
      const host = own()
      expect((await ask({ host, origin }, reset)).status).toBe(403)
      expect((await ask({ host, origin })).status).toBe(403)
      expect(sandbox.world.journal.read({}).length).toBeGreaterThan(0)
      expect((await ask({ host, origin: `http://${own()}` }, reset)).status).toBe(204)
      expect(sandbox.world.journal.read({})).toEqual([])
    },
  )

  test('pages of the sandbox send their origin to the sandbox, which tells them from third-party pages', async () => {
    const page = await fetch(`${sandbox.url}/loan/oney/none`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
  })

  test('a refused request is not written to the journal', async () => {
    await ask({ host: own() }, { method: 'POST', path: '/_sandbox/reset' })
    await ask({ host: 'evil.example' }, { path: '/oney/anything' })
    await ask({ host: own(), origin: 'https://evil.example' }, { path: '/oney/anything' })
    expect(sandbox.world.journal.read({})).toEqual([])
  })
})

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['192.0.2.7', 403],
  ['::ffff:192.0.2.7', 403],
])('a connection from %s is answered %i by the sandbox', async (remoteAddress, status) => {
  const app = Fastify()
  refuseThirdParties(app)
  app.get('/', async () => 'yes')
  const headers = { host: 'localhost:3001' }
  expect((await app.inject({ url: '/', remoteAddress, headers })).statusCode).toBe(status)
})
