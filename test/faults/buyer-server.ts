import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { makeBuying } from '#app/make-buying.ts'
import { makeShop } from '#app/make-shop.ts'
import { addApi } from '#http/api/api.ts'
import { answerProblems } from '#http/problem.ts'
import { openDatabase } from '#store/database.ts'
import { makeStockStore } from '#store/stock/stock.ts'
import { unconnected } from '../support/unconnected.ts'
import { makeUnguardedStock } from './unguarded-stock.ts'

/**
 * One process of the shop's API: `node buyer-server.ts <database url> guarded|unguarded`. Reports its port to its
 * parent.
 */
const [url = '', guard] = process.argv.slice(2)

// Every customer of these experiments uses one IP address.
const options = { secret: 'a secret of the experiments', maxUnitsPerHour: Number.POSITIVE_INFINITY }
const bases = {
  ro: 'http://localhost/ro',
  bg: 'http://localhost/bg',
  hu: 'http://localhost/hu',
  gr: 'http://localhost/gr',
}

const database = openDatabase(url, 20)
const { shop } = await makeShop(database, unconnected(options))
const stock = guard === 'unguarded' ? makeUnguardedStock() : makeStockStore()
const app = Fastify({ forceCloseConnections: true })
answerProblems(app)
async function noTerms() {
  return { schemes: [], missing: [] }
}
const buying = makeBuying(database, shop.settingsOf, noTerms, options, stock)
await app.register(addApi, { shop: { ...shop, ...buying }, bases, ordersPerMinute: 1_000_000 })
await app.listen({ port: 0, host: '127.0.0.1' })
process.once('disconnect', () => process.exit(0))
process.send?.({ port: (app.server.address() as AddressInfo).port })
