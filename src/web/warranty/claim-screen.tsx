import { buildUrl } from '#domain/market/build-url.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { claimStatesAhead } from '#domain/warranty/states-ahead.ts'
import type { ClaimView } from '#domain/warranty/warranty-view.ts'
import { AccountFrame } from '#web/account/account-frame.tsx'
import { PhotoList } from '#web/form/photos-card.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { ThreadEvent } from '#web/ui/thread-event.tsx'
import { useWarrantyText } from '../text/use-warranty-text.ts'
import { Card } from '../ui/card.tsx'
import { ClaimMark } from './claim-mark.tsx'
import { ClaimParcelCard } from './claim-parcel-card.tsx'
import { DeviceHead } from './device-head.tsx'

type ClaimProps = { readonly claim: ClaimView }

/** One warranty claim: status and due dates, findings, parcel, and what the customer described. */
export function ClaimScreen({ claim }: ClaimProps) {
  const text = useWarrantyText()
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  return (
    <AccountFrame title={text.claim.title(claim.number)} current="warranties">
      <div className="grid gap-5">
        <Breadcrumbs
          crumbs={[
            { label: nav.label, href: base + buildUrl(market, 'account') },
            { label: text.title, href: base + buildUrl(market, 'my-warranties') },
            { label: claim.number },
          ]}
        />
        <StatusCard claim={claim} />
        {claim.parcel && claim.state !== 'cancelled' && (
          <ClaimParcelCard claim={claim} parcel={claim.parcel} />
        )}
        <ClaimDescriptionCard claim={claim} />
        <ProgressCard claim={claim} />
      </div>
    </AccountFrame>
  )
}

function StatusCard({ claim }: ClaimProps) {
  const text = useWarrantyText()
  const { locale } = useMarket()
  const { device, state, due, cover, isCancellable } = claim
  return (
    <Card padding="roomy" className="grid gap-3">
      <DeviceHead device={device}>{text.covers[cover]}</DeviceHead>
      <div>
        <ClaimMark state={state} />
      </div>
      {due.map(({ kind, day }) => (
        <p key={kind} className="text-heading font-bold">
          {text.due[kind](formatLongDay(day, locale))}
        </p>
      ))}
      <p>{text.notes[state]}</p>
      <ClaimResult claim={claim} />
      {isCancellable && <Cancel />}
    </Card>
  )
}

/** What the inspection of the device found, and its outcome. */
function ClaimResult({ claim: { finding, solution, refund, state, steps } }: ClaimProps) {
  const { claim: text } = useWarrantyText()
  const { total } = useFormatPrice()
  const isRejected = steps.some(step => step.state === 'rejected') || state === 'rejected'
  return (
    <dl className="grid gap-3 empty:hidden">
      {finding !== undefined && (
        <div>
          <dt className="font-[650]">{text.finding}</dt>
          <dd className="whitespace-pre-line text-ink-2">{finding}</dd>
        </div>
      )}
      {solution !== undefined && (
        <div>
          <dt className="font-[650]">{isRejected ? text.reason : text.solution}</dt>
          <dd className="whitespace-pre-line text-ink-2">{solution}</dd>
        </div>
      )}
      {refund && (
        <div>
          <dt className="font-[650]">{text.refund(total(refund.amount))}</dt>
          <dd className="text-ink-2">{text.refundStates[refund.state]}</dd>
        </div>
      )}
    </dl>
  )
}

/** Needs a second confirmation, also without JavaScript; shown until the carrier has the device. */
function Cancel() {
  const { claim: text } = useWarrantyText()
  return (
    <details className="w-full border-t border-line pt-2.5">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-rust underline underline-offset-3">
        {text.cancel}
      </summary>
      <form method="post" className="grid justify-items-start gap-3 pt-1 pb-1.5">
        <p className="text-ink-2">{text.cancelText}</p>
        <Button type="submit" tone="ghost" size="small" name="intent" value="cancel">
          {text.cancelConfirm}
        </Button>
      </form>
    </details>
  )
}

/** The completed steps and the steps still to come. */
function ProgressCard({ claim: { state: currentState, steps, market } }: ClaimProps) {
  const text = useWarrantyText()
  const { locale } = useMarket()
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{text.claim.way}</h2>
      <ol className="mt-4">
        {steps.map(({ state, at }) => (
          <ThreadEvent
            key={state}
            title={text.states[state]}
            when={formatLongDay(dayIn(market, new Date(at)), locale)}
            isDone
          />
        ))}
        {claimStatesAhead(currentState).map(state => (
          <ThreadEvent key={state} title={text.states[state]} />
        ))}
      </ol>
    </Card>
  )
}

/** The description of the problem when the device was sent in, with its photos. */
function ClaimDescriptionCard({ claim }: { readonly claim: ClaimView }) {
  const text = useWarrantyText()
  const { problem, words, photoPaths } = claim
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{text.claim.yourDescription}</h2>
      <p className="mt-2 font-semibold">{text.problems[problem]}</p>
      {words !== undefined && (
        <p className="mt-1 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{words}</p>
      )}
      <PhotoList paths={photoPaths} nameOf={text.claim.photo} label={text.claim.photos} />
    </Card>
  )
}
