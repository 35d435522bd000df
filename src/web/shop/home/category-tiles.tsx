import { categoryOf } from '#domain/device/device-category.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import { categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { DevicePicture } from '../device-picture.tsx'
import { galleryViews } from '../picture-views.ts'

type CategoryTilesProps = { readonly faces: readonly ListingCard[] }

export const CategoryTiles = ({ faces }: CategoryTilesProps) => {
  const { home, general } = useText()
  const { market, base } = useMarket()
  return (
    <section aria-labelledby="categories-title" className="wrap pt-11 pb-7 sm:pt-14 sm:pb-10">
      <h2 id="categories-title">{home.categories}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-5 lg:gap-4.5">
        {faces.map(({ product, offer }) => (
          <li key={offer.listingId} className="min-w-0 max-sm:last:col-span-2">
            <a
              href={base + categoryPath(market, categoryOf(product.model.type))}
              className="plinth flex h-full flex-col items-center gap-3 rounded-card border border-line px-3 pt-5 pb-4 text-center font-bold no-underline transition-colors hover:border-jade hover:text-jade-2"
            >
              <DevicePicture
                product={product}
                view={galleryViews[product.model.type][0]}
                isDecorative
                className="h-26 w-full sm:h-32"
              />
              {general.category[product.model.type]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
