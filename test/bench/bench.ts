import { parseArgs, styleText } from 'node:util'
import { markets } from '#domain/market/market.ts'
import { benchCached } from './cached.ts'
import { benchCartStream } from './cart-stream.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchEnumeration } from './enumeration.ts'
import { benchFlash } from './flash.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchListings } from './listings.ts'
import { benchMemory, peakComplaints } from './memory.ts'
import { benchOffice } from './office.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchPhone } from './phone.ts'
import { openShop, type Run } from './shop.ts'
import { benchStart } from './start.ts'
import { benchVarnish } from './varnish.ts'

/** Benchmarks that send requests to a running shop; the others have databases and processes of their own. */
const shopParts = {
  cached: benchCached,
  flash: benchFlash,
  orders: benchOrders,
  lighthouse: benchLighthouse,
  phone: benchPhone,
} as const
const ownParts = {
  pages: benchPages,
  catalogue: benchCatalogue,
  listings: benchListings,
  'cart-stream': benchCartStream,
  enumeration: benchEnumeration,
  office: benchOffice,
  varnish: benchVarnish,
  memory: benchMemory,
  start: benchStart,
} as const
const parts = { ...shopParts, ...ownParts } as const
type Part = keyof typeof parts
type Arguments = Run & { readonly parts: readonly Part[] }

const usage = `npm run bench -- [${Object.keys(parts).join('|')}] [--market ${markets.join('|')}] [--connections n]`

function parseArguments(args: string[]): Arguments {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      market: { type: 'string', default: 'ro' },
      connections: { type: 'string', default: '16' },
    },
  })
  const market = markets.find(each => each === values.market)
  const connections = Number(values.connections)
  if (!market || !(connections > 0) || positionals.some(name => !(name in parts)))
    throw new Error(`Usage: ${usage}`)
  const named =
    positionals.length > 0 ? (positionals as Part[]) : (['cached', 'pages', 'orders'] as const)
  return { market, connections, parts: named }
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

const { parts: requested, ...run } = parseArguments(process.argv.slice(2))
const ofShop = requested.filter(isOfShop)
if (ofShop.length > 0) {
  const shop = await openShop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => shop.end().finally(() => process.exit(130)))
  try {
    for (const part of ofShop) {
      console.log(styleText('bold', `\n${part}`))
      print(await shopParts[part](shop, run))
      print(peakComplaints(shop))
    }
  } finally {
    await shop.end()
  }
}
for (const part of requested.filter(isOwn)) {
  console.log(styleText('bold', `\n${part}`))
  print(await ownParts[part](run))
}
