import { cloudApp } from '#test/support/cloud-app.ts'

/** A shop process for test/bench/cart-stream.ts: sends its address, then its memory usage on request. */
const { DATABASE_URL = '', NATS_URL } = process.env
const app = await cloudApp(DATABASE_URL, { natsUrl: NATS_URL || undefined })

process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heapUsed })
})
process.once('disconnect', () => process.exit())
process.send?.({ address: app.address })
