import { useEffect } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { bringsMoney, isParcelAwaited } from '#domain/return/return-state.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { PhotosCard } from '#web/form/photos-card.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { AccountName } from '../form/use-account-form.ts'
import { useReturningText } from '../text/use-returning-text.ts'
import { PackingCard } from './packing-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { RefundCard } from './refund-card.tsx'
import { ReturnParcelCard } from './return-parcel-card.tsx'
import { ReturnedLinesCard } from './returned-lines-card.tsx'
import { StatusCard } from './status-card.tsx'
import { forgetDraft } from './stored-draft.ts'

/** A request on this page that was refused. */
type ReturnAnswer = {
  readonly form: 'cancel' | 'account'
  readonly errors: readonly AccountName[]
}

type ReturnScreenProps = {
  readonly view: ReturnView
  readonly isMember: boolean
  /** What was done a moment ago. */
  readonly done: 'received' | 'changed' | 'account' | undefined
  readonly answer: ReturnAnswer | undefined
  readonly labelPath?: string
  readonly changePath?: string
  /** For members only. */
  readonly orderPath?: string
  readonly shopEmail: string
}

/** A single return: what happens next, the parcel, the money. */
export function ReturnScreen(props: ReturnScreenProps) {
  const { view, isMember, shopEmail, labelPath, changePath, orderPath } = props
  const { one } = useReturningText()
  const { base } = useMarket()
  useSentDraft(props)
  const waitsForParcel = isParcelAwaited(view.state)
  return (
    <MemberFrame current="returns" title={one.title(view.number)} isMember={isMember}>
      <div className="grid gap-5">
        {isMember && <Crumbs number={view.number} />}
        <ResultAlert {...props} />
        <StatusCard view={view} />
        {(waitsForParcel || view.parcel) && (
          <ReturnParcelCard {...{ view, labelPath, changePath, shopEmail }} />
        )}
        {waitsForParcel && <PackingCard shopEmail={shopEmail} />}
        <ProgressCard view={view} />
        <ReturnedLinesCard view={view} />
        <PhotosCard title={one.photos} nameOf={one.photoOf} paths={view.photoPaths} />
        {bringsMoney(view.state) && <RefundCard view={view} refused={props.answer?.errors ?? []} />}
        {orderPath !== undefined && (
          <p>
            <TextLink href={base + orderPath} className="inline-block min-h-6">
              {one.toOrder(view.orderNumber)}
            </TextLink>
          </p>
        )}
        {view.isCancellable && <CancelReturn />}
      </div>
    </MemberFrame>
  )
}

/** The draft saved while the form was filled in is no longer needed. */
function useSentDraft({ done, view: { orderNumber } }: ReturnScreenProps) {
  return useEffect(() => {
    if (done === 'received') forgetDraft(orderNumber)
  }, [done, orderNumber])
}

function ResultAlert({ done, answer }: ReturnScreenProps) {
  const { one } = useReturningText()
  if (answer && answer.errors.length > 0) return undefined
  if (answer)
    return (
      <RefusedAlert
        title={one[answer.form].refused}
        about={{ location: `return-${answer.form}`, errorType: 'too-late' }}
      />
    )
  if (done === undefined) return undefined
  const titles = { received: one.receivedTitle, changed: one.changed, account: one.account.saved }
  return (
    <Alert tone="success" announce="polite" title={titles[done]}>
      {done === 'received' && one.receivedText}
    </Alert>
  )
}

function Crumbs({ number }: { readonly number: string }) {
  const { title } = useReturningText()
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  return (
    <Breadcrumbs
      crumbs={[
        { label: nav.label, href: base + buildUrl(market, 'account') },
        { label: title, href: base + buildUrl(market, 'return') },
        { label: number },
      ]}
    />
  )
}

/** Asks for confirmation, even without JavaScript; shown until the carrier has the parcel. */
function CancelReturn() {
  const { cancel } = useReturningText().one
  return (
    <details className="border-t border-line pt-2.5">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-rust underline underline-offset-3">
        {cancel.open}
      </summary>
      <form method="post" className="grid justify-items-start gap-3 pt-1 pb-1.5">
        <p className="text-ink-2">{cancel.text}</p>
        <Button type="submit" tone="ghost" size="small" name="intent" value="cancel">
          {cancel.confirm}
        </Button>
      </form>
    </details>
  )
}
