import { useState } from 'react'
import { mostClaimText } from '#domain/warranty/claim-request.ts'
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
  const given = refused?.given
  const [problem, setProblem] = useState<string>(given?.problem ?? '')
  const [words, setWords] = useState(given?.words ?? '')
  const [handover, setHandover] = useState<string>(given?.handover ?? handovers[0]?.kind ?? '')
  const [attempt, setAttempt] = useState(refused ? 1 : 0)
  const [isBusy, setBusy] = useState(false)
  const isTooLong = words.trim().length > mostClaimText
  const isWordless = problem === 'other' && words.trim() === ''
  const isHomeless = handover === '' || (handover === 'courier' && addresses.length === 0)
  const wordsError = isTooLong
    ? text.errors['too-long']
    : isWordless
      ? text.errors.words
      : undefined
  const errors = [
    ...error('problem', text.problem, problem === '' ? text.errors.problem : undefined),
    ...error('words', text.words, wordsError, isTooLong ? 'max-length' : 'required'),
    ...error('handover', text.how, isHomeless ? text.errors.handover : undefined),
  ]
  useShownErrors(attempt > 0 ? errors.map(reportedOf) : [], attempt)
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
    day: given?.day ?? '',
    from: given?.from ?? '',
  }
}

type Failure = FieldError & { readonly name: Name; readonly errorType: string }

function error(
  name: Name,
  label: string,
  message: string | undefined,
  errorType = 'required',
): readonly Failure[] {
  return message === undefined ? [] : [{ id: idOf(name), name, label, message, errorType }]
}

function reportedOf({ name, label, message, errorType }: Failure) {
  return {
    location: 'send-in-warranty',
    field: name,
    errorType,
    fieldLabel: label,
    errorMessage: message,
  }
}
