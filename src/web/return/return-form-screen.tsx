import type { ComponentProps } from 'react'
import type { Day } from '#domain/time/day.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { ReturnForm } from './return-form.tsx'
import { type StoredDraft, useStoredDraft } from './stored-draft.ts'
import { WithdrawalDays } from './withdrawal-days.tsx'

type FormProps = ComponentProps<typeof ReturnForm>

type ReturnFormScreenProps = FormProps & {
  /** The server returns the form as submitted: it is newer than the draft saved in the browser. */
  readonly isSent: boolean
  readonly isMember: boolean
  readonly today: Day
}

/** Withdrawal on its own page, available for the whole period (Rules of trade, Law 1). */
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

function withStored(
  form: FormProps,
  { lines, photos, kind, day, hours = '', from, point }: StoredDraft,
) {
  return {
    ...form,
    given: {
      ...form.given,
      lines,
      photos,
      handover: { kind, day, hours, from, pointId: point?.id ?? '' },
    },
    givenPoint: point,
  }
}
