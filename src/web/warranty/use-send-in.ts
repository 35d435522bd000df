import { useState } from 'react'
import { mostClaimWords } from '#domain/warranty/claim-request.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useWarrantyText } from '#web/text/warranty/warranty-text.ts'
import type { FieldFault } from '#web/ui/error-summary.tsx'
import type { SendInProps } from './send-in-props.ts'

type Name = 'problem' | 'words' | 'handover'

export type SendIn = ReturnType<typeof useSendIn>

export function idOf(name: Name) {
  return `send-in-${name}`
}

/** The fields of the form, what is missing in them, and whether it is on its way. */
export function useSendIn({ refused, handovers, addresses }: SendInProps) {
  const { form: text } = useWarrantyText()
  const given = refused?.given
  const [problem, setProblem] = useState<string>(given?.problem ?? '')
  const [words, setWords] = useState(given?.words ?? '')
  const [handover, setHandover] = useState<string>(given?.handover ?? handovers[0]?.kind ?? '')
  const [attempt, setAttempt] = useState(refused ? 1 : 0)
  const [isBusy, setBusy] = useState(false)
  const isTooLong = words.trim().length > mostClaimWords
  const isWordless = problem === 'other' && words.trim() === ''
  const isHomeless = handover === '' || (handover === 'courier' && addresses.length === 0)
  const wordsFault = isTooLong
    ? text.faults['too-long']
    : isWordless
      ? text.faults.words
      : undefined
  const faults = [
    ...fault('problem', text.problem, problem === '' ? text.faults.problem : undefined),
    ...fault('words', text.words, wordsFault, isTooLong ? 'max-length' : 'required'),
    ...fault('handover', text.how, isHomeless ? text.faults.handover : undefined),
  ]
  useShownErrors(attempt > 0 ? faults.map(toldOf) : [], attempt)
  const errorOf = (name: Name) =>
    attempt > 0 ? faults.find(({ id }) => id === idOf(name))?.message : undefined
  const submit = (): boolean => {
    if (isBusy) return false
    setBusy(faults.length === 0)
    if (faults.length === 0) return true
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
    faults,
    errorOf,
    submit,
    isBusy,
    day: given?.day ?? '',
    from: given?.from ?? '',
  }
}

type Fault = FieldFault & { readonly name: Name; readonly errorType: string }

function fault(
  name: Name,
  label: string,
  message: string | undefined,
  errorType = 'required',
): readonly Fault[] {
  return message === undefined ? [] : [{ id: idOf(name), name, label, message, errorType }]
}

function toldOf({ name, label, message, errorType }: Fault) {
  return {
    location: 'send-in-warranty',
    field: name,
    errorType,
    fieldLabel: label,
    errorMessage: message,
  }
}
