import { expect, test, vi } from 'vitest'
import type { Log } from '#services/telemetry/telemetry.ts'
import { createMetrics } from './metrics.ts'

function aLog(): Log {
  return { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
}

function shop(query: () => Promise<{ rows: readonly unknown[] }>) {
  const metrics = createMetrics()
  const responses = { size: () => ({ responses: 3, bytes: 4_096, tags: 1 }) }
  const refresh = metrics.addShop(
    { sql: { query }, responses } as unknown as Parameters<typeof metrics.addShop>[0],
    { totalCount: 5, idleCount: 4, waitingCount: 2 },
  )
  return { metrics, refresh }
}

test('requests are counted by page, method and status, and every line is passed on', async () => {
  const metrics = createMetrics()
  const log = aLog()
  const line = { event: 'request', route: 'product', method: 'GET', status: 200, milliseconds: 30 }
  metrics.watch(log).info(line)
  metrics.watch(log).error({ event: 'fault', job: 'send-refunds' })
  expect(log.info).toHaveBeenCalledWith(line)
  const text = await metrics.text()
  expect(text).toContain(
    'kintsu_request_seconds_sum{route="product",method="GET",status="200"} 0.03',
  )
  expect(text).toContain(
    'kintsu_request_seconds_bucket{le="0.025",route="product",method="GET",status="200"} 0',
  )
  expect(text).toContain(
    'kintsu_request_seconds_bucket{le="0.05",route="product",method="GET",status="200"} 1',
  )
  expect(text).toContain('kintsu_log_events_total{level="error",event="fault"} 1')
})

test('the figures of the shop are asked for once for several readers', async () => {
  const query = vi.fn(async () => ({
    rows: [{ name: 'orders_last_day', labels: ['ro', 'confirmed'], value: 7 }],
  }))
  const { metrics, refresh } = shop(query)
  await Promise.all([refresh(), refresh()])
  expect(query).toHaveBeenCalledTimes(1)
  const text = await metrics.text()
  expect(text).toContain('kintsu_orders_last_day{market="ro",state="confirmed"} 7')
  expect(text).toContain('kintsu_database_up 1')
  expect(text).toContain('kintsu_cached_bytes 4096')
  expect(text).toContain('kintsu_database_waiting 2')
})

test('without a database the metrics of the process remain, and say so', async () => {
  const { metrics, refresh } = shop(() => Promise.reject(new Error('no database')))
  await refresh()
  const text = await metrics.text()
  expect(text).toContain('kintsu_database_up 0')
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
})
