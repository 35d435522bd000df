import { cloudApp } from '#test/support/cloud-app.ts'

/** A process of the shop for test/bench/cart-stream.ts: tells its address, then its memory whenever it is asked. */
const { DATABASE_URL = '', NATS_URL } = process.env
const app = await cloudApp(DATABASE_URL, { natsUrl: NATS_URL || undefined })

process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heapUsed })
})
process.once('disconnect', () => process.exit())
process.send?.({ address: app.address })
