import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { categoryLabel } from '../category-word.ts'
import type { Subject } from './listing-address.ts'

/** Each level above has its own page; the last item is this page. */
export function ListingCrumbs({ subject }: { readonly subject: Subject }) {
  const text = useText()
  const { market, base } = useMarket()
  const { category, brand, model, search } = subject
  const crumbOf = (each: Category) => ({
    label: categoryLabel(each, text),
    href: base + categoryPath(market, each),
  })
  const steps = [
    ...(category ? [crumbOf(category)] : []),
    ...(brand
      ? [{ label: brand.name, href: base + buildUrl(market, 'shop-brand', [brand.slug]) }]
      : []),
    ...(model ? [{ label: model.name, href: '' }] : []),
    ...(search ? [{ label: text.search.page, href: '' }] : []),
  ]
  const crumbs = steps.map(({ label, href }, index) =>
    index === steps.length - 1 ? { label } : { label, href },
  )
  return (
    <Breadcrumbs
      crumbs={[{ label: text.shell.home, href: base + buildUrl(market, 'home') }, ...crumbs]}
    />
  )
}
