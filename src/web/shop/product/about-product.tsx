import type { AccessoryOffer } from '#domain/cart/line.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import type { Maker } from '#domain/device/maker.ts'
import type { Company } from '#domain/market/company.ts'
import { useText } from '#web/text/use-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import { GradesExplained } from '../grades-explained.tsx'
import { useTrackList } from '../listing/use-track-list.ts'
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
}

/** Everything below the buy box. */
export function AboutProduct(props: AboutProductProps) {
  const { product, specification, boxContents, similar, maker, company } = props
  return (
    <>
      <div className="wrap mt-12 grid items-start gap-x-11 gap-y-10 sm:mt-16 lg:grid-cols-[1.08fr_1fr]">
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
      <GradesExplained id="grades" />
      <Similar cards={similar} />
    </>
  )
}

function Similar({ cards }: { readonly cards: ProductPage['similar'] }) {
  const { product } = useText()
  useTrackList('similar', cards)
  if (cards.length === 0) return undefined
  return (
    <section
      id="similar"
      aria-labelledby="similar-title"
      className="wrap scroll-mt-6 py-7 sm:py-10"
    >
      <h2 id="similar-title">{product.similar}</h2>
      <div className="mt-6">
        <CardGrid cards={cards} columns="four" level={3} />
      </div>
    </section>
  )
}
