import type { ComponentProps } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import type { ModelReviews } from '#domain/review/review-page.ts'
import type { BoughtModel } from '#domain/sell/bought.ts'
import { averageWords } from '#web/shop/reviews/average-words.ts'
import { ReviewArticle } from '#web/shop/reviews/review-article.tsx'
import { useSellLandingText } from '#web/text/selling/landing/landing-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { BoughtModels } from './bought-models.tsx'
import { HowItWorks, Payouts } from './how-it-works.tsx'
import { ModelSearch } from './model-search.tsx'
import { SellQuestions } from './sell-questions.tsx'
import { TypeChoice } from './type-choice.tsx'

type SellScreenProps = {
  readonly popular: readonly BoughtModel[]
  readonly reviews: ModelReviews
} & Pick<ComponentProps<typeof Searched>, 'text' | 'found'>

/** Where selling begins: the same for everybody. */
export function SellScreen({ popular, text, found, reviews }: SellScreenProps) {
  const words = useSellLandingText()
  return (
    <>
      <Hero text={text} />
      {text !== '' && <Searched text={text} found={found} />}
      <TypeChoice />
      <section aria-labelledby="popular-title" className="wrap py-7 sm:py-9">
        <h2 id="popular-title">{words.popular}</h2>
        <p className="mt-2 text-meta text-ink-2">{words.popularNote}</p>
        <BoughtModels models={popular} />
      </section>
      <HowItWorks />
      <Payouts />
      <SellQuestions />
      <Reviews {...reviews} />
    </>
  )
}

function Hero({ text }: { readonly text: string }) {
  const words = useSellLandingText()
  const { market, base } = useMarket()
  return (
    <div className="on-night">
      <div className="wrap pt-9 pb-12 sm:pt-12 sm:pb-15">
        <h1 className="max-w-[16ch] text-hero">{words.headline}</h1>
        <Seam tone="bright" className="mt-3" />
        <p className="mt-4.5 max-w-[52ch] text-[1.09375rem] leading-normal text-night-2">
          {words.lead}
        </p>
        <ModelSearch text={text} />
        <p className="mt-4 text-meta">
          <a
            href={base + buildUrl(market, 'sell-step')}
            className="inline-flex min-h-6 items-center text-night-2 underline hover:text-paper"
          >
            {words.goOn}
          </a>
        </p>
      </div>
    </div>
  )
}

type SearchedProps = {
  /** '' where nothing was searched for. */
  readonly text: string
  readonly found: readonly BoughtModel[]
}

function Searched({ text, found }: SearchedProps) {
  const { search } = useSellLandingText()
  return (
    <section aria-labelledby="found-title" className="wrap pt-8">
      {found.length === 0 ? (
        <p id="found-title">{search.none(text)}</p>
      ) : (
        <>
          <h2 id="found-title">{search.results(text)}</h2>
          <BoughtModels models={found} />
        </>
      )}
    </section>
  )
}

function Reviews({ summary, newest }: ModelReviews) {
  const words = useSellLandingText()
  const { market, base, locale } = useMarket()
  const { count, averageTenths } = summary
  return (
    <section aria-labelledby="reviews-title" className="wrap pt-7 pb-10 sm:pb-14">
      <h2 id="reviews-title">{words.reviews}</h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        {averageTenths === undefined
          ? words.reviewsNone
          : words.reviewsCount(count, averageWords(averageTenths, locale))}
      </p>
      {newest.length > 0 && (
        <div className="mt-5 grid gap-x-10 lg:grid-cols-3">
          {newest.map(review => (
            <ReviewArticle key={review.id} review={review} level={3} />
          ))}
        </div>
      )}
      <p className="mt-3">
        <TextLink href={base + buildUrl(market, 'sell-reviews')} className="font-semibold">
          {words.reviewsLink}
        </TextLink>
      </p>
    </section>
  )
}
