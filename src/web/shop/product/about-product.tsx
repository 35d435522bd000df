import type { AccessoryOffer } from '#domain/cart/line.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { ListingCard, Offer, ProductPage } from '#domain/device/listing.ts'
import type { Maker } from '#domain/device/maker.ts'
import { mostCompared, savedParameter } from '#domain/device/saved-devices.ts'
import { whyAlternative } from '#domain/device/why-alternative.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Money } from '#domain/money/money.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CardGrid, type GridCardProps } from '../card-grid.tsx'
import { GradesExplained } from '../grades-explained.tsx'
import { useTrackList } from '../listing/use-track-list.ts'
import { ListingCard as DeviceCard } from '../listing-card.tsx'
import { Checks } from './checks.tsx'
import { FittingAccessories } from './fitting-accessories.tsx'
import { InTheBox } from './in-the-box.tsx'
import { Safety } from './safety.tsx'
import { SpecificationTable } from './specification-table.tsx'

type AboutProductProps = Pick<
  ProductPage,
  'product' | 'specification' | 'boxContents' | 'similar'
> & {
  readonly maker: Maker | undefined
  readonly accessories: readonly AccessoryOffer[]
  readonly settings: CartSettings
  readonly company: Company
  /** The one shown. */
  readonly offer: Pick<Offer, 'listingId' | 'price'> | undefined
}

/** Everything below the buy box. */
export function AboutProduct(props: AboutProductProps) {
  const { product, specification, boxContents, similar, maker, company } = props
  return (
    <>
      <div className="about-columns">
        <SpecificationTable product={product} specification={specification} />
        <div className="grid min-w-0 gap-10">
          <Checks type={product.model.type} specification={specification} />
          {boxContents.length > 0 && <InTheBox product={product} items={boxContents} />}
          <Safety brand={product.model.brand} {...{ maker, company }} />
        </div>
      </div>
      <FittingAccessories
        model={product.model}
        accessories={props.accessories}
        settings={props.settings}
      />
      <GradesExplained id="grades" product={product} />
      <Similar
        cards={similar}
        shown={props.offer && { ...props.offer, year: product.model.year }}
      />
    </>
  )
}

type SimilarProps = {
  readonly cards: ProductPage['similar']
  readonly shown:
    | { readonly listingId: string; readonly price: Money; readonly year: number }
    | undefined
}

/** Each with what speaks for it beside the device shown, and all of them beside one another. */
function Similar({ cards, shown }: SimilarProps) {
  const { product } = useText()
  const { market, base } = useMarket()
  const { shelf } = useFormatPrice()
  const noteOf = ({ offer, product: { model } }: ListingCard) => {
    const why = shown && whyAlternative(shown, { price: offer.price, year: model.year })
    if (!why) return undefined
    return why.kind === 'cheaper' ? product.cheaperBy(shelf(why.by)) : product.newerOf(why.year)
  }
  useTrackList('similar', cards)
  if (cards.length === 0) return undefined
  const compared = shown && [shown, ...cards.map(({ offer }) => offer)].slice(0, mostCompared)
  const ids = compared?.map(({ listingId }) => listingId)
  return (
    <section
      id="similar"
      aria-labelledby="similar-title"
      className="wrap scroll-mt-6 py-7 sm:py-10"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="similar-title">{product.similar}</h2>
        {ids && (
          <TextLink
            rel="nofollow"
            href={base + buildUrl(market, 'compare', [], [[savedParameter, ids.join()]])}
            className="font-semibold"
          >
            {product.compareSimilar}
          </TextLink>
        )}
      </div>
      <div className="noted-cards">
        <CardGrid
          cards={cards}
          columns="four"
          level={3}
          Card={NotedCard}
          moreOf={card => ({ note: noteOf(card) })}
        />
      </div>
    </section>
  )
}

function NotedCard({ note, ...props }: GridCardProps) {
  return (
    <>
      <DeviceCard {...props} />
      <p>{note}</p>
    </>
  )
}
