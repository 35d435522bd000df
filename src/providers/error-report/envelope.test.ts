import { expect, test } from 'vitest'
import { envelopeOf } from './envelope.ts'

const trace = [
  '    at async readPage (file:///shop/build/server/index.js:10:5)',
  '    at /shop/node_modules/pg/lib/client.js:545:17',
].join('\n')

// https://develop.sentry.dev/sdk/foundations/transport/envelopes/
test('An envelope is three lines of JSON: its header, the item header, and the event with the innermost call last', () => {
  const text = envelopeOf(
    {
      platform: 'node',
      level: 'error',
      name: 'TypeError',
      words: 'ő is none',
      trace,
      requestId: 'h3k9',
      market: 'hu',
      route: 'cart',
    },
    { environment: 'live', release: 'kintsu@1' },
    { id: '0af7651916cd43dd8448eb211c80319c', at: new Date('2026-11-22T12:00:00.500Z') },
  )
  const [head = '', item = '', event = '', rest] = text.split('\n')
  expect(rest).toBe('')
  expect(JSON.parse(head)).toEqual({
    event_id: '0af7651916cd43dd8448eb211c80319c',
    sent_at: '2026-11-22T12:00:00.500Z',
    sdk: { name: 'kintsu', version: '1' },
  })
  expect(JSON.parse(item)).toEqual({ type: 'event', length: Buffer.byteLength(event) })
  expect(JSON.parse(event)).toEqual({
    event_id: '0af7651916cd43dd8448eb211c80319c',
    timestamp: 1_795_348_800.5,
    platform: 'node',
    level: 'error',
    sdk: { name: 'kintsu', version: '1' },
    environment: 'live',
    release: 'kintsu@1',
    transaction: 'cart',
    tags: { request_id: 'h3k9', market: 'hu', route: 'cart' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'ő is none',
          stacktrace: {
            frames: [
              {
                filename: '/shop/node_modules/pg/lib/client.js',
                lineno: 545,
                colno: 17,
                in_app: false,
              },
              {
                function: 'readPage',
                filename: 'file:///shop/build/server/index.js',
                lineno: 10,
                colno: 5,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
  })
})
