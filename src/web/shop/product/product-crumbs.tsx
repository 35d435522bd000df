import type { Product } from '#domain/device/device.ts'
import { categoryOf } from '#domain/device/device-category.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { languageOf } from '#domain/market/market.ts'
import { slug } from '#domain/market/transliterate.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { categoryLabel } from '../category-word.ts'

/** Home / Phones / Apple / iPhone 13. */
export function ProductCrumbs({ product }: { readonly product: Product }) {
  const text = useText()
  const { market, base } = useMarket()
  const { brand, name, type } = product.model
  const category = categoryOf(type)
  const brandSlug = slug(brand, languageOf[market])
  return (
    <Breadcrumbs
      crumbs={[
        { label: text.shell.home, href: base + buildUrl(market, 'home') },
        { label: categoryLabel(category, text), href: base + categoryPath(market, category) },
        { label: brand, href: base + categoryPath(market, category, brandSlug) },
        { label: name },
      ]}
    />
  )
}
