import type { PostSummary } from '#domain/content/content-page.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useMarket, useText } from '../../text/use-text.tsx'
import { GradesExplained } from '../grades-explained.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { NewestPosts } from './newest-posts.tsx'
import { ProofStrip } from './proof-strip.tsx'
import { Questions } from './questions.tsx'

export type AbovePopularProps = {
  /** One well-known product of each device type. */
  readonly cards: readonly ListingCard[]
}

export function AbovePopular({ cards }: AbovePopularProps) {
  return (
    <>
      <Hero cards={cards} />
      <ProofStrip />
      <CategoryTiles cards={cards} />
    </>
  )
}

export type BelowPopularProps = {
  readonly brands: readonly { readonly name: string; readonly slug: string }[]
  readonly posts: readonly PostSummary[]
}

export function BelowPopular({ brands, posts }: BelowPopularProps) {
  return (
    <>
      <Steps />
      <GradesExplained id="grades" />
      {brands.length > 0 && <Brands brands={brands} />}
      <Questions />
      {posts.length > 0 && <NewestPosts posts={posts} />}
    </>
  )
}

function Brands({ brands }: Pick<BelowPopularProps, 'brands'>) {
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

/** The steps of a device before it is sold: tested, graded, guaranteed. */
function Steps() {
  const { home, shell } = useText()
  const { steps, stepList } = home
  const { market, base, returnDays } = useMarket()
  const { guaranteed } = stepList
  const shownSteps = [
    stepList.tested,
    stepList.graded,
    { ...guaranteed, text: guaranteed.text(returnDays) },
  ]
  return (
    <section aria-labelledby="steps-title" className="wrap py-7 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="steps-title">{steps}</h2>
        <TextLink href={base + buildUrl(market, 'testing')} className="font-semibold">
          {shell.testing}
        </TextLink>
      </div>
      <NumberedSteps steps={shownSteps} columns="md:grid-cols-3" />
    </section>
  )
}
