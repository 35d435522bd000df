import type { FormEvent } from 'react'
import type { Place } from '#domain/address/address.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { ReturnField } from '#domain/return/request-of.ts'
import type { HandoverDraft } from '#domain/return/return-draft.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { CountiesProvider } from '#web/form/counties.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { HandoverFields } from '../form/handover-fields.tsx'
import { HandoverText } from '../form/handover-text.tsx'
import { useBusy } from '../form/use-busy.ts'
import { useHandoverForm } from '../form/use-handover-form.ts'

type HandoverScreenProps = {
  readonly view: ReturnView
  readonly offered: readonly OfferedHandover[]
  readonly given: HandoverDraft
  readonly givenPoint: PickupPoint | undefined
  readonly counties: readonly Place[]
  readonly isMember: boolean
  /** The path of the return within the market. */
  readonly returnPath: string
  /** The response to a submitted form that was refused. */
  readonly answer:
    | {
        readonly draft: HandoverDraft
        readonly fields: readonly ReturnField[]
        readonly isRefused: boolean
      }
    | undefined
}

/** Where a return's parcel is picked up or dropped off: can be changed until the carrier has it. */
export function HandoverScreen(props: HandoverScreenProps) {
  const { view, isMember, returnPath, counties } = props
  const { address: text } = useReturningText()
  const { base } = useMarket()
  return (
    <MemberFrame current="returns" title={text.ofReturn(view.number)} isMember={isMember}>
      <Card padding="roomy">
        {view.isHandoverChangeable ? (
          <CountiesProvider value={counties}>
            <ChangeForm {...props} />
          </CountiesProvider>
        ) : (
          <div className="grid gap-4">
            <Alert tone="info">{text.fixed}</Alert>
            {view.handover && <HandoverText handover={view.handover} />}
          </div>
        )}
      </Card>
      <p className="mt-5">
        <TextLink href={base + returnPath} className="inline-block min-h-6">
          {text.toReturn}
        </TextLink>
      </p>
    </MemberFrame>
  )
}

function ChangeForm({ offered, given, givenPoint, answer }: HandoverScreenProps) {
  const { address: text, form: formText } = useReturningText()
  const form = useHandoverForm({
    location: 'return-address',
    offered,
    initial: answer?.draft ?? given,
    initialPoint: givenPoint,
    refused: answer?.fields ?? [],
  })
  const [isBusy, setBusy] = useBusy()
  const send = (event: FormEvent) => {
    if (isBusy || !form.submit()) event.preventDefault()
    else setBusy(true)
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {answer?.isRefused && form.address.attempt === 0 && (
        <RefusedAlert
          title={formText.refused.handover}
          about={{ location: 'return-address', errorType: 'handover-not-offered' }}
        />
      )}
      <ErrorSummary errors={form.errors} attempt={form.address.attempt} />
      <HandoverFields form={form} error={undefined} />
      <Button type="submit" busy={isBusy} className="mt-5">
        {text.save}
      </Button>
    </form>
  )
}
