import type { ReactNode } from 'react'
import { categoryOf } from '#domain/device/device-category.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { categoryPath } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { galleryViews } from '#web/ui/picture-views.ts'
import { categoryLabel } from '../category-word.ts'

type CategoryTilesProps = { readonly cards: readonly ListingCard[] }

export function CategoryTiles({ cards }: CategoryTilesProps) {
  return (
    <section aria-labelledby="categories-title" className="wrap pt-11 pb-7 sm:pt-14 sm:pb-10">
      <h2 id="categories-title">{useText().home.categories}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6 lg:gap-4.5">
        {cards.map(({ product }) => (
          <Tile key={product.model.type} category={categoryOf(product.model.type)}>
            <DevicePicture
              product={product}
              view={galleryViews[product.model.type][0]}
              isDecorative
              className={pictureClass}
            />
          </Tile>
        ))}
        <Tile category="accessories">
          <img
            src={accessoryPicturePath('headphones')}
            alt=""
            width={600}
            height={450}
            decoding="async"
            loading="lazy"
            className={`${pictureClass} object-contain`}
          />
        </Tile>
      </ul>
    </section>
  )
}

const pictureClass = 'h-26 w-full sm:h-32'

type TileProps = { readonly category: Category; readonly children: ReactNode }

function Tile({ category, children }: TileProps) {
  const text = useText()
  const { market, base } = useMarket()
  return (
    <li className="min-w-0">
      <a
        href={base + categoryPath(market, category)}
        className="plinth flex h-full flex-col items-center gap-3 rounded-card border border-line px-3 pt-5 pb-4 text-center font-bold no-underline transition-colors hover:border-jade hover:text-jade-2"
      >
        {children}
        {categoryLabel(category, text)}
      </a>
    </li>
  )
}
