import { lazy } from 'react'
import type { ListingCard } from '#domain/device/listing.ts'
import { categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { StaticPart } from '#web/ui/static-part.tsx'
import { CardGrid } from '../card-grid.tsx'
import { useTrackList } from '../listing/use-track-list.ts'
import type { AbovePopularProps, BelowPopularProps } from './around-popular.tsx'
import { SectionHead } from './section-head.tsx'

function importAround() {
  return import('./around-popular.tsx')
}

/**
 * Text, pictures and links: rendered by the server, so that a browser downloads the components only if it did not
 * get the home page's document.
 */
const Around = import.meta.env.SSR ? await importAround() : undefined
const LateAbove = lazy(async () => ({ default: (await importAround()).AbovePopular }))
const LateBelow = lazy(async () => ({ default: (await importAround()).BelowPopular }))

type HomeScreenProps = { readonly popular: readonly ListingCard[] } & AbovePopularProps &
  BelowPopularProps

export function HomeScreen({ popular, brands, cards, posts }: HomeScreenProps) {
  return (
    <>
      <StaticPart id="kept-above" late={<LateAbove cards={cards} />}>
        {Around && <Around.AbovePopular cards={cards} />}
      </StaticPart>
      {popular.length > 0 && <Popular cards={popular} />}
      <StaticPart id="kept-below" late={<LateBelow brands={brands} posts={posts} />}>
        {Around && <Around.BelowPopular brands={brands} posts={posts} />}
      </StaticPart>
    </>
  )
}

function Popular({ cards }: { readonly cards: readonly ListingCard[] }) {
  const { home } = useText()
  const { market, base } = useMarket()
  useTrackList('popular', cards)
  return (
    <section aria-labelledby="popular-title" className="wrap py-7 sm:py-10">
      <SectionHead
        id="popular-title"
        title={home.popular}
        note={home.popularNote}
        href={base + categoryPath(market, 'phones')}
        all={home.allPhones}
      />
      <div className="mt-6">
        <CardGrid cards={cards} columns="four" level={3} />
      </div>
    </section>
  )
}
