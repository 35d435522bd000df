import type pg from 'pg'
import type { Grade, Product } from '#domain/device/device.ts'
import { productPath } from '#domain/device/product-path.ts'

/** The one listing that is sold, priced and put back, as its pages are addressed. */
export type Watched = {
  readonly listing: string
  readonly product: Product
  readonly grade: Grade
  /** The last parts of the path of its model's list. */
  readonly brandSlug: string
  readonly modelSlug: string
}

/** What a response says of the listing; `minor`: its price, if the response has one. */
export type Shown = { readonly isInStock: boolean; readonly minor?: number }

export type WatchedPage = {
  readonly name: string
  readonly path: string
  readonly shownIn: (body: string) => Shown | undefined
}

/** The listing's prices are the only ones with these whole lei and with bani. */
const lowest = 40_001

/** Different prices of 400.01 to 409.99 lei; no other price of the demo has bani. */
export function priceNumber(count: number): number {
  const step = count % 990
  return lowest + step + Math.floor(step / 99)
}

type OfferOnWire = {
  readonly listingId: string
  readonly stock: number
  readonly price: { readonly minor: number }
}

/** The responses that show the listing, of each kind one. */
export function pagesOf({ listing, product, grade, brandSlug, modelSlug }: Watched) {
  const ofOffers = (offers: readonly OfferOnWire[]): Shown => {
    const offer = offers.find(each => each.listingId === listing)
    return offer ? { isInStock: offer.stock > 0, minor: offer.price.minor } : { isInStock: false }
  }
  const model = `market=ro&category=phones&brand=${brandSlug}&model=${modelSlug}`
  return [
    {
      name: 'list page',
      path: `/ro/magazin/${brandSlug}/${modelSlug}/?sort=price-up`,
      shownIn: body => {
        const [, lei, bani] = />(40\d),(\d\d)\s(?:<!-- -->)?lei</.exec(body) ?? []
        if (lei === undefined) return body.includes('</html>') ? { isInStock: false } : undefined
        return { isInStock: true, minor: Number(lei) * 100 + Number(bani) }
      },
    },
    {
      name: 'product page',
      path: `/ro${productPath('ro', product, grade)}`,
      shownIn: body => {
        const [, price, stock] =
          /"price":"(40\d\.\d\d)".*?"availability":"https:\/\/schema\.org\/(\w+)"/.exec(body) ?? []
        if (price === undefined) return undefined
        return { isInStock: stock === 'InStock', minor: Math.round(Number(price) * 100) }
      },
    },
    {
      name: 'API product',
      path: `/api/products/${product.id}/?market=ro`,
      shownIn: body => ofOffers((JSON.parse(body) as { offers: readonly OfferOnWire[] }).offers),
    },
    {
      name: 'API list',
      path: `/api/listings/?${model}&sort=price-up`,
      shownIn: body => {
        const { cards } = JSON.parse(body) as { cards: readonly { offer: OfferOnWire }[] }
        return ofOffers(cards.map(({ offer }) => offer))
      },
    },
  ] as const satisfies readonly WatchedPage[]
}

export async function readWatched(pool: pg.Pool, listing: string): Promise<Watched> {
  const { rows } = await pool.query<Watched>(
    `select l.id as listing, l.grade, m.brand_slug as "brandSlug", m.slug as "modelSlug",
       jsonb_build_object('id', p.id,
         'model', jsonb_build_object('id', m.id, 'legacyId', m.legacy_id, 'brand', m.brand, 'name', m.name, 'type', m.type, 'year', m.year),
         'configuration', jsonb_strip_nulls(jsonb_build_object('storage', p.storage, 'color', p.color, 'ram', p.ram,
           'cpu', p.cpu, 'size', p.size, 'connectivity', p.connectivity, 'material', p.material))) as product
     from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id where l.id = $1`,
    [listing],
  )
  const [watched] = rows
  if (!watched) throw new Error(`There is no listing ${listing}.`)
  return watched
}
