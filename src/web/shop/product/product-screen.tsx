import { itemOfListing } from '#domain/analytics/item.ts'
import { viewItem } from '#domain/analytics/view-event.ts'
import { useTrackEvent } from '#web/client/analytics/use-track-event.ts'
import { JsonLd } from '#web/seo/json-ld.tsx'
import { productStructuredData } from '#web/seo/product-structured-data.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { lazyIsland } from '#web/ui/lazy-island.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductCrumbs } from './product-crumbs.tsx'
import { Proof } from './proof.tsx'
import type { ShownProduct } from './shown-product.ts'
import { StickyBar } from './sticky-bar.tsx'
import { useFreshStock } from './use-fresh-stock.ts'
import { usePurchase } from './use-purchase.ts'

const Gallery = lazyIsland(async () => (await import('./gallery.tsx')).Gallery)
const AboutProduct = lazyIsland(async () => (await import('./about-product.tsx')).AboutProduct)
const ProductReviews = lazyIsland(
  async () => (await import('./product-reviews.tsx')).ProductReviews,
)

export function ProductScreen(props: ShownProduct) {
  const { grade, settings, accessories, company, rate, reviews } = props
  const { page, stockChange } = useFreshStock(props)
  const { product, specification, boxContents, maker, similar } = page
  const purchase = usePurchase({ ...props, page })
  const { market } = useMarket()
  useTrackEvent(`${product.id} ${grade}`, () => {
    const offer = page.offers.find(each => each.grade === grade)
    return offer && viewItem(itemOfListing(market, { product, offer }), offer.price.currency)
  })
  return (
    <>
      <ProductJson {...props} page={page} />
      <div className="wrap pt-4">
        <ProductCrumbs product={product} />
        <div className="product-columns">
          <Gallery
            key={product.id}
            {...{ product, grade }}
            listingId={purchase.offer?.listingId}
            hasScale={specification['display-size'] !== undefined}
          />
          <BuyBox {...{ purchase, page, grade, settings, stockChange, rate, reviews }} />
          <Proof {...{ page, grade, settings }} />
        </div>
      </div>
      <AboutProduct
        {...{ product, specification, boxContents, maker, similar, accessories, company }}
        offer={purchase.offer}
        settings={settings.cart}
      />
      <ProductReviews model={product.model} reviews={reviews} />
      <StickyBar purchase={purchase} />
    </>
  )
}

function ProductJson({ page, grade, reviews, settings }: ShownProduct) {
  const { market, site, returnDays } = useMarket()
  const text = useText()
  if (!import.meta.env.SSR) return <JsonLd structuredData={undefined} />
  const { product, offers } = page
  const structuredData = productStructuredData({
    market,
    site,
    product,
    grade,
    offers,
    reviews,
    gradeText: text.general.grade[grade],
    wear: text.product.gradeShort[grade],
    returnDays,
    courier: settings.delivery.costs.courier,
  })
  return <JsonLd structuredData={structuredData} />
}
