import type { ComponentProps } from 'react'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { CancelBack } from '#domain/order/cancel-back.ts'
import type { ReturnField } from '#domain/return/request-of.ts'
import type { ReturnDraft } from '#domain/return/return-draft.ts'
import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { ReturnFormScreen } from './return-form-screen.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { UnsentScreen } from './unsent-screen.tsx'

type ScreenProps = ComponentProps<typeof ReturnFormScreen>

/** The page's data about an order. */
type Loaded =
  | ({ readonly kind: 'open'; readonly given: ReturnDraft } & Pick<
      ScreenProps,
      'returnable' | 'counties' | 'isMember' | 'today'
    >)
  | ({ readonly kind: 'closed'; readonly back?: CancelBack | undefined } & Omit<
      ComponentProps<typeof ClosedScreen>,
      'shopEmail'
    >)

/** The response to a submitted form. */
type FormResponse =
  | {
      readonly kind: 'review'
      readonly draft: ReturnDraft
      readonly handover: Handover
      readonly key: string
    }
  | {
      readonly kind: 'again'
      readonly draft: ReturnDraft
      readonly point: PickupPoint | undefined
      readonly fields: readonly ReturnField[]
      readonly why: ComponentProps<typeof RefusedForm>['why'] | undefined
    }

type WithdrawalScreenProps = {
  readonly loaded: Loaded
  readonly response: FormResponse | undefined
  readonly shopEmail: string
}

/** The form, then the confirmation step; or why there is no form. */
export function WithdrawalScreen({ loaded, response, shopEmail }: WithdrawalScreenProps) {
  if (loaded.kind === 'closed') {
    const { reason, back, orderNumber, isMember } = loaded
    return reason.kind === 'not-sent-yet' ? (
      <UnsentScreen stage={reason.stage} {...{ back, orderNumber, isMember }} />
    ) : (
      <ClosedScreen {...{ reason, orderNumber, isMember, shopEmail }} />
    )
  }
  const { returnable, isMember } = loaded
  if (response?.kind === 'review')
    return (
      <ReviewScreen
        {...{ returnable, isMember }}
        draft={response.draft}
        handover={response.handover}
        confirmKey={response.key}
      />
    )
  return (
    <ReturnFormScreen
      {...loaded}
      given={response?.draft ?? loaded.given}
      givenPoint={response?.point}
      refused={response?.fields ?? []}
      refusal={response?.why && <RefusedForm why={response.why} />}
      isSent={response !== undefined}
    />
  )
}

/** Why the submitted form is not a return yet; all its values are still there. */
function RefusedForm({ why }: { readonly why: 'lines' | 'handover' | 'field' }) {
  const { refused } = useReturningText().form
  return (
    <RefusedAlert title={refused.title} about={{ location: 'return', errorType: why }}>
      {refused[why]}
    </RefusedAlert>
  )
}
