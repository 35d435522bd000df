import { useState } from 'react'
import { maxClaimTextLength } from '#domain/warranty/claim-request.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import type { SendInProps } from './send-in-props.ts'

type Name = 'problem' | 'words' | 'handover'

export type SendIn = ReturnType<typeof useSendIn>

export function idOf(name: Name) {
  return `send-in-${name}`
}

/** The fields of the form, the missing ones, and whether it is being submitted. */
export function useSendIn({ refused, handovers, addresses }: SendInProps) {
  const { form: text } = useWarrantyText()
  const submitted = refused?.given
  const [problem, setProblem] = useState<string>(submitted?.problem ?? '')
  const [words, setWords] = useState(submitted?.words ?? '')
  const [handover, setHandover] = useState<string>(submitted?.handover ?? handovers[0]?.kind ?? '')
  const [attempt, setAttempt] = useState(refused ? 1 : 0)
  const [isBusy, setBusy] = useState(false)
  const isTooLong = words.trim().length > maxClaimTextLength
  const isDescriptionMissing = problem === 'other' && words.trim() === ''
  const isHandoverMissing = handover === '' || (handover === 'courier' && addresses.length === 0)
  const wordsError = isTooLong
    ? text.errors['too-long']
    : isDescriptionMissing
      ? text.errors.description
      : undefined
  const errors = [
    ...errorIf('problem', text.problem, problem === '' ? text.errors.problem : undefined),
    ...errorIf('words', text.description, wordsError, isTooLong ? 'max-length' : 'required'),
    ...errorIf('handover', text.how, isHandoverMissing ? text.errors.handover : undefined),
  ]
  useShownErrors(attempt > 0 ? errors.map(toShownError) : [], attempt)
  const errorOf = (name: Name) =>
    attempt > 0 ? errors.find(({ id }) => id === idOf(name))?.message : undefined
  const submit = (): boolean => {
    if (isBusy) return false
    setBusy(errors.length === 0)
    if (errors.length === 0) return true
    setAttempt(before => before + 1)
    return false
  }
  return {
    problem,
    setProblem,
    words,
    setWords,
    handover,
    setHandover,
    attempt,
    errors,
    errorOf,
    submit,
    isBusy,
    day: submitted?.day ?? '',
    hours: submitted?.hours ?? '',
    from: submitted?.from ?? '',
  }
}

type SendInError = FieldError & { readonly name: Name; readonly errorType: string }

function errorIf(
  name: Name,
  label: string,
  message: string | undefined,
  errorType = 'required',
): readonly SendInError[] {
  return message === undefined ? [] : [{ id: idOf(name), name, label, message, errorType }]
}

function toShownError({ name, label, message, errorType }: SendInError) {
  return {
    location: 'send-in-warranty',
    field: name,
    errorType,
    fieldLabel: label,
    errorMessage: message,
  }
}
