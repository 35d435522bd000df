import type { ReactNode } from 'react'
import type { Review, Reviewed } from '#domain/review/review.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { configurationLine } from '#web/ui/configuration-text.ts'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { SharedPart } from '#web/ui/shared-part.tsx'
import { Stars } from './stars.tsx'

type ReviewArticleProps = {
  readonly review: Review
  readonly level: 2 | 3
  /** In a list of reviews of several models, the model of each is named. */
  readonly hasModel?: boolean
  /** The actions for the review. */
  readonly children?: ReactNode
}

/** One review: what its author wrote is rendered as text, whatever it contains. */
export function ReviewArticle({ children, ...props }: ReviewArticleProps) {
  const frame = { id: `review-${props.review.id}`, className: 'review' }
  if (children === undefined)
    return (
      <SharedPart as="article" {...frame}>
        <Content {...props} />
      </SharedPart>
    )
  return (
    <article {...frame}>
      <Content {...props} />
      {children}
    </article>
  )
}

function Content({ review, level, hasModel }: Omit<ReviewArticleProps, 'children'>) {
  const text = useReviewsText()
  const { rating, title } = review
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <Stars rating={rating} label={text.stars(rating)} />
      <Title>{title}</Title>
      <Byline review={review} />
      <blockquote>{review.text}</blockquote>
      <About about={review.about} hasModel={hasModel ?? false} />
      <ShopReply review={review} />
    </>
  )
}

type AboutProps = { readonly about: Reviewed; readonly hasModel: boolean }

/** The device that was bought or sold. */
function About({ about, hasModel }: AboutProps) {
  const text = useText()
  const className = 'review-about'
  if (about.kind === 'sale') return <p className={className}>{about.device}</p>
  const { product, grade } = about
  const { brand, name } = product.model
  return (
    <p className={className}>
      <GradeMark grade={grade} />
      <span>
        {[hasModel && `${brand} ${name}`, configurationLine(product.configuration, text)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}

function Byline({ review }: Pick<ReviewArticleProps, 'review'>) {
  const text = useReviewsText()
  const { about, name, market, writtenAt, editedAt } = review
  const { verified, anonymous } = about.kind === 'sale' ? text.sell : text
  const { locale } = useMarket()
  const day = formatLongDay(dayIn(market, new Date(writtenAt)), locale)
  return (
    <p className="byline">
      <b>{name ?? anonymous}</b>
      <span className="verified">{verified}</span>
      <time dateTime={writtenAt}>{day}</time>
      {editedAt !== undefined && <span>({text.edited})</span>}
    </p>
  )
}

function ShopReply({ review }: Pick<ReviewArticleProps, 'review'>) {
  const { reply: label } = useReviewsText()
  if (!review.reply) return undefined
  return (
    <div className="mt-3 rounded-tile bg-sand px-4 py-3">
      <p className="font-semibold">{label}</p>
      <p className="mt-1 whitespace-pre-line">{review.reply.text}</p>
    </div>
  )
}
