import { setTimeout as wait } from 'node:timers/promises'
import { send } from './load.ts'
import { orderMaker } from './order-requests.ts'
import type { Stall } from './stock.ts'

/** The bound of docs/decisions/0055-cdn.md. */
export const staleMs = 2_000

export type Freshness = {
  readonly sales: number
  /** Listings without a unit afterwards. */
  readonly soldOut: number
  /** Versions of all watched pages. */
  readonly versions: number
  /** Responses through Varnish that were compared. */
  readonly compared: number
  /** How long after a sale its listing was still shown with the stock before it, in milliseconds. */
  readonly oldest: number
  readonly complaints: readonly string[]
}

type Options = {
  readonly varnish: string
  readonly shop: string
  readonly stalls: readonly Stall[]
  /** Listings that pages show, to be sold out one after the other between the sales of `stalls`. */
  readonly last: readonly Stall[]
  readonly pages: readonly string[]
  readonly seconds: number
  readonly salesPerSecond: number
}

/**
 * Sells units through Varnish while readers fetch the pages and the products there. A response is too old if it shows a
 * stock that a sale ended, or a version of a page that the shop itself replaced, more than `staleMs` before it was
 * requested.
 */
export async function watchFreshness(options: Options): Promise<Freshness> {
  const { varnish, shop, stalls, last, pages, seconds } = options
  const host = new URL(varnish).host
  const complaints: string[] = []
  const until = performance.now() + seconds * 1000
  const isOver = () => performance.now() > until
  /** For each listing, when the sale that left this stock was confirmed. */
  const soldAt = new Map<string, Map<number, number>>()
  let [sales, soldOut, versions, compared, oldest] = [0, 0, 0, 0, 0]
  const age = (requestedAt: number, replacedAt: number, what: string) => {
    const late = requestedAt - replacedAt
    if (late > oldest) oldest = late
    if (late > staleMs && complaints.length < 5)
      complaints.push(`${what} was still shown ${Math.round(late)} ms after it was replaced`)
  }

  const stockAt = async (address: string, stall: Stall) => {
    const url = `${address}/api/products/${stall.productId}/?market=ro`
    const { body, status } = await send({ url, headers: { host, 'accept-encoding': 'identity' } })
    if (status !== 200) throw new Error(`${url}: ${status}`)
    const { offers } = JSON.parse(body.toString('utf8')) as {
      readonly offers: readonly { readonly listingId: string; readonly stock: number }[]
    }
    return offers.find(offer => offer.listingId === stall.listingId)?.stock ?? 0
  }

  const sell = async () => {
    const makers = await Promise.all(
      [...last, ...stalls].map(async stall => ({
        stall,
        next: (await orderMaker(varnish, stall)).order,
        stock: await stockAt(shop, stall),
      })),
    )
    const selling = makers.slice(last.length)
    for (let count = 0; !isOver(); count += 1) {
      const ending = makers.slice(0, last.length).find(({ stock }) => stock > 0)
      const maker = count % 2 === 0 && ending ? ending : selling[count % selling.length]
      if (!maker) return
      const { status, body, headers } = await send(maker.next())
      if (status !== 201) {
        complaints.push(`An order got ${status}: ${body.toString('utf8').slice(0, 200)}`)
        return
      }
      if (headers['x-cache'] === 'hit') complaints.push('The response to an order was cached.')
      maker.stock -= 1
      if (maker.stock === 0) soldOut += 1
      sales += 1
      const times = soldAt.get(maker.stall.listingId) ?? new Map<number, number>()
      soldAt.set(maker.stall.listingId, times.set(maker.stock, performance.now()))
      await wait(1000 / options.salesPerSecond)
    }
  }

  const readStock = async (stall: Stall) => {
    while (!isOver()) {
      const requestedAt = performance.now()
      const stock = await stockAt(varnish, stall)
      compared += 1
      const endedAt = soldAt.get(stall.listingId)?.get(stock - 1)
      if (endedAt !== undefined && endedAt < requestedAt)
        age(requestedAt, endedAt, `The stock ${stock} of ${stall.listingId}`)
      await wait(5)
    }
  }

  const watchPage = async (path: string) => {
    const own = new Set<string>()
    let current = ''
    /** The times at which the shop itself showed another version for the first time. */
    const replacedAt = new Map<string, number>()
    const watch = async () => {
      while (!isOver()) {
        const { headers } = await send({ url: shop + path, headers: { host } })
        const version = String(headers.etag)
        if (current !== '' && version !== current) replacedAt.set(current, performance.now())
        current = version
        replacedAt.delete(version)
        own.add(version)
        await wait(20)
      }
    }
    const read = async () => {
      while (!isOver()) {
        const requestedAt = performance.now()
        const { headers } = await send({ url: varnish + path })
        compared += 1
        const ended = replacedAt.get(String(headers.etag))
        if (ended !== undefined && ended < requestedAt)
          age(requestedAt, ended, `A version of ${path}`)
        await wait(5)
      }
    }
    await Promise.all([watch(), read(), read()])
    versions += own.size
    return own.size
  }

  await Promise.all([
    sell(),
    ...[...last, ...stalls].map(readStock),
    ...pages.map(async path => {
      const count = await watchPage(path)
      console.log(`  ${path}: ${count} versions during the sales`)
    }),
  ])
  return { sales, soldOut, versions, compared, oldest, complaints }
}
