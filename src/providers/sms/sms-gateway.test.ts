import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmsGateway } from './sms-gateway.ts'

const servers: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function aGateway(status: number) {
  const requests: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { authorization } = request.headers
    requests.push({ authorization, ...JSON.parse(Buffer.concat(chunks).toString('utf8')) })
    response.writeHead(status, { connection: 'close' }).end()
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`
  const sms = createSmsGateway({ url, token: 'a-token', sender: 'Kintsu' })
  return {
    requests,
    send: () => sms({ id: 'm-1', phone: '+40700000000', market: 'ro', text: 'Codul: 1' }),
  }
}

test('a text message is sent with its token, sender and id', async () => {
  const { requests, send } = await aGateway(202)
  await send()
  expect(requests).toEqual([
    {
      authorization: 'Bearer a-token',
      id: 'm-1',
      from: 'Kintsu',
      to: '+40700000000',
      text: 'Codul: 1',
    },
  ])
})

test.each([400, 401, 500])(
  'a gateway that responds with %i is called once, and the text message fails',
  async status => {
    const { requests, send } = await aGateway(status)
    await expect(send()).rejects.toThrow('the text was not taken')
    expect(requests.length).toBe(1)
  },
)
