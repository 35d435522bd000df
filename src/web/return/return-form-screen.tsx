import type { ComponentProps } from 'react'
import type { Day } from '#domain/device/day.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/returning/returning-text.ts'
import { type StoredDraft, useStoredDraft } from './kept-draft.ts'
import { ReturnForm } from './return-form.tsx'
import { WithdrawalDays } from './withdrawal-days.tsx'

type FormProps = ComponentProps<typeof ReturnForm>

type ReturnFormScreenProps = FormProps & {
  /** It comes back from the shop as it was sent: newer than what the browser kept. */
  readonly isSent: boolean
  readonly isMember: boolean
  readonly today: Day
}

/** Rules of trade, Law 1: withdrawing, on a page of its own, for the whole period. */
export function ReturnFormScreen(props: ReturnFormScreenProps) {
  const { isSent, isMember, today, ...form } = props
  const { returnable } = form
  const { form: text } = useReturningText()
  const stored = useStoredDraft(returnable.orderNumber)
  const given = stored && !isSent ? withStored(form, stored) : form
  return (
    <MemberFrame current="returns" title={text.title} isMember={isMember}>
      <div className="mb-5">
        <p className="text-meta text-ink-2">{text.ofOrder(returnable.orderNumber)}</p>
        <WithdrawalDays withdrawal={returnable.withdrawal} today={today} />
      </div>
      <ReturnForm key={given === form ? 'given' : 'kept'} {...given} />
    </MemberFrame>
  )
}

function withStored(form: FormProps, { lines, photos, kind, day, from, point }: StoredDraft) {
  return {
    ...form,
    given: {
      ...form.given,
      lines,
      photos,
      handover: { kind, day, from, pointId: point?.id ?? '' },
    },
    givenPoint: point,
  }
}
