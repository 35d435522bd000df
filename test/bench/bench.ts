import { styleText } from 'node:util'
import type { Market } from '#domain/market/market.ts'
import { markets } from '#domain/market/market.ts'
import { benchCached } from './cached.ts'
import { benchCartStream } from './cart-stream.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchEnumeration } from './enumeration.ts'
import { benchFlash } from './flash.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMemory, peakComplaints } from './memory.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { openShop } from './shop.ts'
import { benchStart } from './start.ts'
import { benchVarnish } from './varnish.ts'

/** Benchmarks that send requests to a running shop; the others have databases and processes of their own. */
const shopParts = {
  cached: benchCached,
  flash: benchFlash,
  pages: benchPages,
  orders: benchOrders,
  lighthouse: benchLighthouse,
} as const
const ownParts = {
  catalogue: benchCatalogue,
  'cart-stream': benchCartStream,
  enumeration: benchEnumeration,
  varnish: benchVarnish,
  memory: benchMemory,
  start: benchStart,
} as const
const parts = { ...shopParts, ...ownParts } as const
type Part = keyof typeof parts

const usage = `npm run bench -- [${Object.keys(parts).join('|')}] [--market ${markets.join('|')}]`

function parseArguments(args: readonly string[]): { parts: readonly Part[]; market: Market } {
  const at = args.indexOf('--market')
  const market = at < 0 ? 'ro' : markets.find(each => each === args[at + 1])
  const named = args.filter((_, place) => at < 0 || (place !== at && place !== at + 1))
  if (!market || named.some(name => !(name in parts))) throw new Error(`Usage: ${usage}`)
  return { market, parts: named.length > 0 ? (named as Part[]) : ['pages', 'orders'] }
}

function isOfShop(part: Part): part is keyof typeof shopParts {
  return part in shopParts
}

function isOwn(part: Part): part is keyof typeof ownParts {
  return part in ownParts
}

function print(complaints: readonly string[]) {
  for (const complaint of complaints) console.log(styleText('red', complaint))
  if (complaints.length > 0) process.exitCode = 1
}

const { parts: requested, market } = parseArguments(process.argv.slice(2))
const ofShop = requested.filter(isOfShop)
if (ofShop.length > 0) {
  const shop = await openShop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => shop.end().finally(() => process.exit(130)))
  try {
    for (const part of ofShop) {
      console.log(styleText('bold', `\n${part}`))
      print(await shopParts[part](shop, market))
      print(peakComplaints(shop))
    }
  } finally {
    await shop.end()
  }
}
for (const part of requested.filter(isOwn)) {
  console.log(styleText('bold', `\n${part}`))
  print(await ownParts[part]())
}
