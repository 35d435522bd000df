import type { PostSummary } from '#domain/content/content-page.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { Kept } from '#web/shell/kept.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import { GradesExplained } from '../grades-explained.tsx'
import { useToldList } from '../listing/use-told-list.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { ProofStrip } from './proof-strip.tsx'
import { Questions } from './questions.tsx'
import { SectionHead } from './section-head.tsx'
import { Steps } from './steps.tsx'

/** Drawn by the server only, so that nothing of the blog is downloaded with this page. */
const NewestPosts = import.meta.env.SSR
  ? (await import('./newest-posts.tsx')).NewestPosts
  : undefined

export type HomeScreenProps = {
  readonly popular: readonly ListingCard[]
  readonly brands: readonly { readonly name: string; readonly slug: string }[]
  /** One well-known product of each device type. */
  readonly faces: readonly ListingCard[]
  readonly posts: readonly PostSummary[]
}

export const HomeScreen = ({ popular, brands, faces, posts }: HomeScreenProps) => (
  <>
    <Hero faces={faces} />
    <ProofStrip />
    <CategoryTiles faces={faces} />
    <Popular cards={popular} />
    <Steps />
    <GradesExplained id="grades" />
    <Brands brands={brands} />
    <Questions />
    <Kept id="kept-posts">{NewestPosts && posts.length > 0 && <NewestPosts posts={posts} />}</Kept>
  </>
)

const Popular = ({ cards }: { readonly cards: readonly ListingCard[] }) => {
  const { home } = useText()
  const { market, base } = useMarket()
  useToldList('popular', cards)
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

const Brands = ({ brands }: Pick<HomeScreenProps, 'brands'>) => {
  const { home } = useText()
  const { market, base } = useMarket()
  return (
    <section aria-labelledby="brands-title" className="wrap py-7 sm:py-10">
      <h2 id="brands-title">{home.brands}</h2>
      <p className="mt-2 text-meta text-ink-2">{home.brandsNote}</p>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {brands.map(({ name, slug }) => (
          <li key={slug}>
            <a
              href={base + buildUrl(market, 'shop-brand', [slug])}
              className="flex min-h-12 items-center rounded-button border border-line-2 bg-paper px-5 font-bold no-underline transition-colors hover:border-jade hover:text-jade-2"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
