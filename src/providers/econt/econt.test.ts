import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEcont } from './econt.ts'

let server: Server
let url: string
let requestedPages: number[]
let totalPagesOn: (page: number) => number

beforeEach(async () => {
  requestedPages = []
  server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      const { page } = JSON.parse(text) as { readonly page: number }
      requestedPages.push(page)
      const results = page === 3 ? [{ orderNumber: 'ours', shipmentNumber: '1051' }] : []
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ results, page, totalPages: totalPagesOn(page) }))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
})

function econt() {
  return createEcont({
    baseUrl: url,
    trackingUrl: `${url}/track`,
    username: 'shop',
    password: 'secret',
    sender: { name: 'Kintsu', phone: '+35920000000', officeCode: '1000' },
  })
}

describe('looking for a parcel of our own at Econt', () => {
  test('the list is read page by page until the parcel is found', async () => {
    totalPagesOn = () => 100
    expect(await econt().findByReference?.('ours')).toMatchObject({
      ok: true,
      value: { awb: '1051' },
    })
    expect(requestedPages).toEqual([1, 2, 3])
  })

  test('a list of more than a hundred pages is unreadable', async () => {
    totalPagesOn = () => 101
    expect(await econt().findByReference?.('other')).toMatchObject({
      ok: false,
      refusal: { kind: 'unreadable' },
    })
    expect(requestedPages).toEqual([1])
  })

  test('a list that grows with each page is read up to its hundredth', async () => {
    totalPagesOn = page => page + 1
    expect(await econt().findByReference?.('other')).toMatchObject({ ok: false })
    expect(requestedPages).toHaveLength(100)
  })
})
