import { type FormEvent, useState } from 'react'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { ReturnField } from '#domain/return/request-of.ts'
import type { ReturnDraft } from '#domain/return/return-draft.ts'
import type { Returnable } from '#domain/return/return-view.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import type { Form } from '#web/form/use-form.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { handoverFieldsId } from '../form/handover-fields.tsx'
import { type AccountName, useAccountForm } from '../form/use-account-form.ts'
import { useBusy } from '../form/use-busy.ts'
import { type HandoverForm, useHandoverForm } from '../form/use-handover-form.ts'
import { chooseLinesId } from './choose-lines.tsx'
import { type ChosenLines, useChosenLines } from './use-chosen-lines.ts'

const location = 'return'

export type ReturnFormSetup = {
  readonly returnable: Returnable
  readonly given: ReturnDraft
  readonly givenPoint: PickupPoint | undefined
  /** Fields that the server refused. */
  readonly refused: readonly ReturnField[]
}

export type ReturnForm = {
  readonly lines: ChosenLines
  readonly handover: HandoverForm
  readonly account: Form<AccountName>
  readonly attempt: number
  readonly fieldErrors: readonly FieldError[]
  readonly choiceErrors: Readonly<Partial<Record<'lines' | 'handover', string>>>
  readonly isBusy: boolean
  /** Stops the browser from sending a form that is incomplete or already being sent. */
  readonly send: (event: FormEvent) => void
}

/** All parts of the form: the items, the handover, and the refund. */
export function useReturnForm({
  returnable,
  given,
  givenPoint,
  refused,
}: ReturnFormSetup): ReturnForm {
  const lines = useChosenLines(returnable.lines, given.lines)
  const offered = returnable.handovers
  const handover = useHandoverForm({
    location,
    offered,
    initial: given.handover,
    initialPoint: givenPoint,
    refused,
  })
  const account = useAccountForm(
    location,
    { iban: given.iban, holder: given.holder },
    (['iban', 'holder'] as const).filter(name => refused.includes(name)),
  )
  const needsAccount = returnable.refundWay === 'iban'
  const [attempt, setAttempt] = useState(refused.length > 0 ? 1 : 0)
  const [isBusy, setBusy] = useBusy()
  const isEmpty = lines.lines.length === 0
  const errors = useChoiceErrors(attempt, isEmpty, handover.draft.kind === undefined)
  const send = (event: FormEvent) => {
    const isHandoverReady = handover.submit()
    const isAccountReady = !needsAccount || account.submit() !== undefined
    if (isBusy || isEmpty || !isHandoverReady || !isAccountReady) event.preventDefault()
    else setBusy(true)
    if (isEmpty || !isHandoverReady || !isAccountReady) setAttempt(before => before + 1)
  }
  return {
    lines,
    handover,
    account,
    attempt,
    isBusy,
    send,
    choiceErrors: errors.messages,
    fieldErrors: [
      ...errors.fieldErrors,
      ...handover.errors,
      ...(needsAccount ? account.errors : []),
    ],
  }
}

/** The errors of the two choices, which are not text fields. */
function useChoiceErrors(attempt: number, isEmpty: boolean, isHandoverMissing: boolean) {
  const { form: text } = useReturningText()
  const isAttempted = attempt > 0
  const messages = {
    ...(isAttempted && isEmpty && { lines: text.choose }),
    ...(isAttempted && isHandoverMissing && { handover: text.chooseHow }),
  }
  const errorIn = (field: 'lines' | 'handover', fieldLabel: string) =>
    messages[field] === undefined ? [] : [{ field, fieldLabel, errorMessage: messages[field] }]
  const shownErrors = [...errorIn('lines', text.what), ...errorIn('handover', text.how)]
  const errorType = 'required'
  useShownErrors(
    shownErrors.map(each => ({ ...each, errorType, location })),
    attempt,
  )
  const fieldErrors: readonly FieldError[] = shownErrors.map(
    ({ field, fieldLabel, errorMessage }) => ({
      id: idOf[field],
      label: fieldLabel,
      message: errorMessage,
    }),
  )
  return { messages, fieldErrors }
}

const idOf = { lines: chooseLinesId, handover: handoverFieldsId }
