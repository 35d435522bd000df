import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { createContext } from '#app/context.ts'
import { addApi } from '#http/api/api.ts'
import { answerProblems } from '#http/problem.ts'
import { openDatabase } from '#store/database.ts'
import { unconnected } from '../support/unconnected.ts'
import { removeStockGuard } from './unguarded-stock.ts'

/**
 * One process of the shop's API: `node buyer-server.ts <database url> guarded|unguarded`. Reports its port to its
 * parent.
 */
const [url = '', guard] = process.argv.slice(2)

// Every customer of these experiments uses one IP address.
const options = unconnected({
  secret: 'a secret of the experiments',
  maxUnitsPerHour: Number.POSITIVE_INFINITY,
})

const database = openDatabase(url, 20)
if (guard === 'unguarded') removeStockGuard(database.pool)
const ctx = await createContext(database, options)
const app = Fastify({ forceCloseConnections: true })
answerProblems(app)
async function noTerms() {
  return { schemes: [], missing: [] }
}
await app.register(addApi, {
  ctx: { ...ctx, readSchemes: noTerms },
  bases: options.bases,
  ordersPerMinute: 1_000_000,
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.once('disconnect', () => process.exit(0))
process.send?.({ port: (app.server.address() as AddressInfo).port })
