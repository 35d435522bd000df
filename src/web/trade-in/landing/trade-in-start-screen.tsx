import type { ComponentProps } from 'react'
import { searchKey } from '#domain/device/listing-query.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { smallDifference } from '#domain/money/currency.ts'
import type { ModelReviews } from '#domain/review/review-page.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { faqStructuredData } from '#web/seo/faq-structured-data.ts'
import { JsonLd } from '#web/seo/json-ld.tsx'
import { HowItWorks, Payouts } from '#web/shop/home/how-it-works.tsx'
import { averageText } from '#web/shop/reviews/average-text.ts'
import { ReviewArticle } from '#web/shop/reviews/review-article.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { QuestionList } from '#web/ui/question-list.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTradeInLandingText } from '../../text/use-trade-in-landing-text.ts'
import { BuybackModels } from './buyback-models.tsx'
import { ModelSearch } from './model-search.tsx'
import { TypeChoice } from './type-choice.tsx'

type TradeInStartScreenProps = {
  readonly popular: readonly BuybackModel[]
  readonly reviews: ModelReviews
} & Pick<ComponentProps<typeof Searched>, 'text' | 'found'>

/** The landing page of trade-ins: the same for everybody. */
export function TradeInStartScreen({ popular, text, found, reviews }: TradeInStartScreenProps) {
  const landingText = useTradeInLandingText()
  return (
    <>
      <Hero text={text} />
      {text !== '' && <Searched text={text} found={found} />}
      <TypeChoice />
      <section aria-labelledby="popular-title" className="wrap py-7 sm:py-9">
        <h2 id="popular-title">{landingText.popular}</h2>
        <p className="mt-2 text-meta text-ink-2">{landingText.popularNote}</p>
        <BuybackModels models={popular} />
      </section>
      <HowItWorks />
      <Payouts />
      <TradeInQuestions />
      <Reviews {...reviews} />
    </>
  )
}

function Hero({ text }: { readonly text: string }) {
  const landingText = useTradeInLandingText()
  const { market, base } = useMarket()
  return (
    <div className="on-night">
      <div className="wrap pt-9 pb-12 sm:pt-12 sm:pb-15">
        <h1 className="max-w-[16ch] text-hero">{landingText.headline}</h1>
        <Seam tone="bright" className="mt-3" />
        <p className="mt-4.5 max-w-[52ch] text-[1.09375rem] leading-normal text-night-2">
          {landingText.lead}
        </p>
        <ModelSearch text={text} />
        <p className="mt-4 text-meta">
          <a
            href={base + buildUrl(market, 'sell-step')}
            className="inline-flex min-h-6 items-center text-night-2 underline hover:text-paper"
          >
            {landingText.goOn}
          </a>
        </p>
      </div>
    </div>
  )
}

type SearchedProps = {
  /** '' if nothing was searched for. */
  readonly text: string
  readonly found: readonly BuybackModel[]
}

function Searched({ text, found }: SearchedProps) {
  const { search } = useTradeInLandingText()
  return (
    <section aria-labelledby="found-title" className="wrap pt-8">
      {found.length === 0 ? (
        <>
          <p id="found-title">{search.none(text)}</p>
          <UnlistedLink text={text} />
        </>
      ) : (
        <>
          <h2 id="found-title">{search.results(text)}</h2>
          <BuybackModels models={found} />
        </>
      )}
    </section>
  )
}

/** A device that is not in the list is quoted by a person, or recycled (sell.md, Rulings). */
function UnlistedLink({ text }: { readonly text: string }) {
  const { search } = useTradeInLandingText()
  const { market, base } = useMarket()
  return (
    <p className="mt-3">
      <TextLink
        href={base + buildUrl(market, 'sell-unlisted', [], [[searchKey, text]])}
        className="font-semibold"
      >
        {search.unlisted}
      </TextLink>
    </p>
  )
}

function Reviews({ summary, newest }: ModelReviews) {
  const text = useTradeInLandingText()
  const { market, base, locale } = useMarket()
  const { count, averageTenths } = summary
  return (
    <section aria-labelledby="reviews-title" className="wrap pt-7 pb-10 sm:pb-14">
      <h2 id="reviews-title">{text.reviews}</h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        {averageTenths === undefined
          ? text.reviewsNone
          : text.reviewsCount(count, averageText(averageTenths, locale))}
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
          {text.reviewsLink}
        </TextLink>
      </p>
    </section>
  )
}

function TradeInQuestions() {
  const { questions, questionList } = useTradeInLandingText()
  const { currency } = useMarket()
  const { shelf } = useFormatPrice()
  const list = questionList(shelf({ minor: smallDifference[currency], currency }))
  return (
    <section aria-labelledby="questions-title" className="wrap py-7 sm:py-9">
      <h2 id="questions-title">{questions}</h2>
      <JsonLd structuredData={import.meta.env.SSR ? faqStructuredData(list) : undefined} />
      <QuestionList list={list} />
    </section>
  )
}
