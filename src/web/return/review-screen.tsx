import { returnPairs } from '#contract/return-form-pairs.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { ReturnDraft } from '#domain/return/return-draft.ts'
import type { Returnable } from '#domain/return/return-view.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { HandoverText } from '../form/handover-text.tsx'
import { HiddenPairs } from '../form/hidden-pairs.tsx'
import { useBusy } from '../form/use-busy.ts'
import { MoneyBack } from './money-back.tsx'

type ReviewScreenProps = {
  readonly returnable: Returnable
  readonly draft: ReturnDraft
  readonly handover: Handover
  /** The idempotency key of this confirmation: a second click creates no second return. */
  readonly confirmKey: string
  readonly isMember: boolean
}

/** The confirmation step. The page shows what is confirmed; nothing is declared before (Rules of trade, Law 1). */
export function ReviewScreen(props: ReviewScreenProps) {
  const { returnable, draft, handover, confirmKey, isMember } = props
  const { review, form: text } = useReturningText()
  return (
    <MemberFrame current="returns" title={review.title} isMember={isMember}>
      <p className="mb-5 text-ink-2">{review.lead}</p>
      <div className="grid gap-5">
        <Card padding="roomy">
          <p className="mb-4 font-semibold">{review.declares(returnable.orderNumber)}</p>
          <MoneyBack returnable={returnable} chosen={draft.lines} />
          <p className="mt-3 text-meta text-ink-2">{text.backNote}</p>
        </Card>
        <Card padding="roomy">
          <h2 className="mb-2 text-heading">{review.how}</h2>
          <HandoverText handover={handover} />
        </Card>
        <Card padding="roomy">
          <h2 className="mb-2 text-heading">{review.money}</h2>
          {returnable.refundWay === 'iban' ? <Account draft={draft} /> : <p>{text.sameWay}</p>}
        </Card>
        <Confirm {...{ draft, confirmKey }} />
      </div>
    </MemberFrame>
  )
}

function Account({ draft: { iban, holder } }: { readonly draft: ReturnDraft }) {
  const { form: text } = useReturningText()
  return (
    <dl className="grid gap-1">
      <div>
        <dt className="text-meta text-ink-2">{text.holder}</dt>
        <dd className="font-semibold [overflow-wrap:anywhere]">{holder}</dd>
      </div>
      <div>
        <dt className="text-meta text-ink-2">{text.iban}</dt>
        <dd className="font-semibold [overflow-wrap:anywhere]">{iban}</dd>
      </div>
    </dl>
  )
}

function Confirm({ draft, confirmKey }: Pick<ReviewScreenProps, 'draft' | 'confirmKey'>) {
  const { review } = useReturningText()
  const [isBusy, setBusy] = useBusy()
  return (
    <form
      method="post"
      onSubmit={event => (isBusy ? event.preventDefault() : setBusy(true))}
      className="flex flex-wrap gap-3"
    >
      <HiddenPairs pairs={[...returnPairs(draft), ['key', confirmKey]]} />
      <Button type="submit" name="intent" value="confirm" busy={isBusy}>
        {review.confirm}
      </Button>
      <Button type="submit" tone="ghost" name="intent" value="edit">
        {review.back}
      </Button>
    </form>
  )
}
