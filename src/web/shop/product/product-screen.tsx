import type { ProductPage } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import { GradesExplained } from '../grades-explained.tsx'
import { BuyBox } from './buy-box.tsx'
import { Checks } from './checks.tsx'
import { Gallery } from './gallery.tsx'
import { InTheBox } from './in-the-box.tsx'
import { ProductCrumbs } from './product-crumbs.tsx'
import { Safety } from './safety.tsx'
import type { ShownProduct } from './shown-product.ts'
import { SpecificationTable } from './specification-table.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { usePurchase } from './use-purchase.ts'

export const ProductScreen = (props: ShownProduct) => {
  const { page, grade } = props
  const { product, boxContents } = page
  const purchase = usePurchase(props)
  return (
    <>
      <div className="wrap pt-4 sm:pt-6">
        <ProductCrumbs product={product} />
        <div className="mt-3 grid items-start gap-x-11 gap-y-6 lg:grid-cols-[1.08fr_1fr]">
          <Gallery key={product.id} product={product} grade={grade} />
          <BuyBox purchase={purchase} {...props} />
        </div>
        <div className="mt-12 grid items-start gap-x-11 gap-y-10 sm:mt-16 lg:grid-cols-[1.08fr_1fr]">
          <SpecificationTable product={product} specification={page.specification} />
          <div className="grid min-w-0 gap-10">
            <Checks type={product.model.type} specification={page.specification} />
            {boxContents.length > 0 && <InTheBox product={product} items={boxContents} />}
            <Safety brand={product.model.brand} />
          </div>
        </div>
      </div>
      <GradesExplained id="grades" />
      <Similar cards={page.similar} />
      <StickyBar purchase={purchase} />
    </>
  )
}

const Similar = ({ cards }: { readonly cards: ProductPage['similar'] }) => {
  const { product } = useText()
  if (cards.length === 0) return undefined
  return (
    <section aria-labelledby="similar-title" className="wrap py-7 sm:py-10">
      <h2 id="similar-title">{product.similar}</h2>
      <div className="mt-6">
        <CardGrid cards={cards} columns="four" level={3} />
      </div>
    </section>
  )
}
