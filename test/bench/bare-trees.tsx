import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { createContext } from '#app/context.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { loadRoot } from '#http/pages/root-loader.ts'
import { loadHome } from '#http/pages/shop/load-home.ts'
import { loadListing } from '#http/pages/shop/load-listing.ts'
import { loadProduct } from '#http/pages/shop/load-product.ts'
import { servicesContext, siteContext } from '#http/site.ts'
import { browseListings } from '#services/catalogue/browse-listings.ts'
import type { Context } from '#services/context.ts'
import { openDatabase } from '#store/database.ts'
import { basesOn } from '#test/support/bases.ts'
import { unconnected } from '#test/support/unconnected.ts'
import { loadCatalogue } from '#text/shell/catalogue/load-catalogue.ts'
import { ShopFrame } from '#web/shell/shop-frame.tsx'
import { HomeScreen } from '#web/shop/home/home-screen.tsx'
import { ListingScreen } from '#web/shop/listing/listing-screen.tsx'
import { ProductScreen } from '#web/shop/product/product-screen.tsx'
import { addCatalogue } from '#web/text/spoken.ts'
import type { Bare, BareFigure } from './bare-pages.ts'

type Paths = Readonly<Record<Exclude<keyof Bare, 'api'>, string>>
type BenchOptions = { readonly databaseUrl: string; readonly market: Market; readonly paths: Paths }

const warmUpMs = 1000
const measuredMs = 2500
const base = 'http://localhost'
const bases = basesOn(base)

function loaderArgsOf(ctx: Context, market: Market) {
  return (path: string) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, ctx)
    context.set(siteContext, { market, bases, prefix: `/${market}`, address: '127.0.0.1' })
    return { request: new Request(bases[market] + path), context }
  }
}

/** The page as its route renders it, with its loader's data: both are created only once. */
function pagesOf(ctx: Context, market: Market) {
  const argsFor = loaderArgsOf(ctx, market)
  const framed = (path: string, screen: ReactNode) => {
    const root = loadRoot(argsFor(path))
    if (root.kind !== 'market') throw new Error(`${path} is in no market.`)
    return <ShopFrame {...root}>{screen}</ShopFrame>
  }
  const listing = async (path: string) =>
    framed(path, <ListingScreen {...(await loadListing(argsFor(path)))} />)
  return {
    home: async (path: string) => framed(path, <HomeScreen {...(await loadHome(argsFor(path)))} />),
    listing,
    filtered: listing,
    product: async (path: string) =>
      framed(path, <ProductScreen {...(await loadProduct(argsFor(path)))} />),
  }
}

/** Router hooks need the router's contexts: they are created once and not matched, loaded or serialized again. */
async function rendererOf(tree: ReactNode) {
  const routes = [{ path: '*', element: tree }]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`${base}/`))
  if (context instanceof Response) throw new Error('The tree answered by itself.')
  const router = createStaticRouter(handler.dataRoutes, context)
  return () =>
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

async function figureOf(work: () => unknown): Promise<BareFigure> {
  await repeat(work, warmUpMs)
  return repeat(work, measuredMs)
}

async function repeat(work: () => unknown, forMs: number): Promise<BareFigure> {
  const [start, cpuStart] = [performance.now(), process.cpuUsage()]
  let count = 0
  while (performance.now() - start < forMs) {
    await work()
    count += 1
  }
  const { user, system } = process.cpuUsage(cpuStart)
  return {
    perSecond: count / ((performance.now() - start) / 1000),
    cpuMs: (user + system) / 1000 / count,
  }
}

const { databaseUrl, market, paths } = JSON.parse(process.argv[2] ?? '') as BenchOptions
const database = openDatabase(databaseUrl)
const ctx = await createContext(
  database,
  unconnected({ secret: 'of the bench', maxUnitsPerHour: Number.POSITIVE_INFINITY }),
)
addCatalogue(languageOf[market], await loadCatalogue(languageOf[market]))
const pages = pagesOf(ctx, market)
const figures: Partial<Record<keyof Bare, BareFigure>> = {}
for (const name of Object.keys(pages) as (keyof Paths)[])
  figures[name] = await figureOf(await rendererOf(await pages[name](paths[name])))
const query = { market, category: 'phones', filters: {}, sort: 'relevance', page: 1 } as const
figures.api = await figureOf(() => browseListings(ctx, query))
await database.close()
console.log(JSON.stringify(figures))
