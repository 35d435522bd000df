import type { Market } from '#domain/market/market.ts'
import { marketNames } from '#domain/market/market.ts'
import {
  type HidingReason,
  hidingReasons,
  type ReviewState,
  reviewArrows,
  staffMoves,
} from '#domain/review/review-state.ts'
import { Card } from '../ui/card.tsx'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Choice, LongField, StateMark } from './parts.tsx'

type Review = {
  readonly id: string
  readonly market: Market
  readonly kind: 'purchase' | 'sale'
  readonly state: ReviewState
  readonly hiddenFor: HidingReason | null
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly name: string
  readonly model: string
  readonly reply: string | null
  readonly writtenAt: Date
}

/** Reviews to look at: hidden only for one of the reasons of the list, of which a bad rating is none. */
export function ReviewsScreen({
  rows,
  ...shown
}: ListShown & { readonly rows: readonly Review[] }) {
  return (
    <ListFrame {...shown} page="reviews" isEmpty={rows.length === 0}>
      <ul className="grid gap-4">
        {rows.map(review => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

function ReviewCard({ review }: { readonly review: Review }) {
  const { review: own, states, hidingReasons: reasons } = useOfficeText()
  const { time } = useOfficeFormat()
  const { id, market, state, hiddenFor, reply } = review
  return (
    <Card padding="roomy" className="grid gap-4 lg:grid-cols-2">
      <article className="grid content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-meta text-ink-2">
          <StateMark isWarning={state === 'flagged'}>{states.review[state]}</StateMark>
          {hiddenFor !== null && <span>{reasons[hiddenFor]}</span>}
          <span>{own.stars(review.rating)}</span>
          <span>{marketNames[market]}</span>
          <span>{own[review.kind]}</span>
          <span>{time(review.writtenAt)}</span>
        </p>
        <h2 className="text-[1.0625rem] font-bold">{review.title}</h2>
        <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>
        <p className="text-meta text-ink-2">{own.by(review.name, review.model)}</p>
        {reply !== null && (
          <p className="border-l-2 border-gold-2 pl-3 text-[0.9375rem]">
            <b>{own.reply}</b>
            <span className="block whitespace-pre-line">{reply}</span>
          </p>
        )}
      </article>
      <div className="grid content-start gap-5">
        {state !== 'withdrawn' && <Moderation id={id} market={market} state={state} />}
        <ActForm act="reply-to-review" market={market} item={id} tone="ghost" hasReason={false}>
          <LongField
            label={own.reply}
            name="text"
            required
            maxLength={2000}
            defaultValue={reply ?? ''}
          />
        </ActForm>
      </div>
    </Card>
  )
}

function Moderation({ id, market, state }: Pick<Review, 'id' | 'market' | 'state'>) {
  const { review: own, reviewMoves, hidingReasons: reasons } = useOfficeText()
  const moves = staffMoves.filter(move => Object.hasOwn(reviewArrows[state], move))
  return (
    <ActForm act="moderate-review" market={market} item={id}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={own.action}
          name="move"
          options={moves.map(move => [move, reviewMoves[move]] as const)}
        />
        {moves.includes('hide') && (
          <Choice
            label={own.hiddenFor}
            name="hiddenFor"
            options={[
              ['', own.choose],
              ...hidingReasons.map(each => [each, reasons[each]] as const),
            ]}
          />
        )}
      </div>
    </ActForm>
  )
}
