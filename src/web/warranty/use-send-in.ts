import { useState } from 'react'
import { mostClaimWords } from '#domain/warranty/claim-request.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { useWarrantyText } from '#web/text/warranty/warranty-text.ts'
import type { FieldFault } from '#web/ui/error-summary.tsx'
import type { SendInProps } from './send-in-props.ts'

type Name = 'problem' | 'words' | 'handover'

export type SendIn = ReturnType<typeof useSendIn>

export const idOf = (name: Name) => `send-in-${name}`

/** The fields of the form, what is missing in them, and whether it is on its way. */
export const useSendIn = ({ refused, handovers, addresses }: SendInProps) => {
  const { form: text } = useWarrantyText()
  const given = refused?.given
  const [problem, setProblem] = useState<string>(given?.problem ?? '')
  const [words, setWords] = useState(given?.words ?? '')
  const [handover, setHandover] = useState<string>(given?.handover ?? handovers[0]?.kind ?? '')
  const [attempt, setAttempt] = useState(refused ? 1 : 0)
  const [isBusy, setBusy] = useState(false)
  const isWordless = problem === 'other' && words.trim() === ''
  const isHomeless = handover === '' || (handover === 'courier' && addresses.length === 0)
  const wordsFault =
    words.trim().length > mostClaimWords
      ? text.faults['too-long']
      : isWordless
        ? text.faults.words
        : undefined
  const faults: readonly FieldFault[] = [
    ...fault('problem', text.problem, problem === '' ? text.faults.problem : undefined),
    ...fault('words', text.words, wordsFault),
    ...fault('handover', text.how, isHomeless ? text.faults.handover : undefined),
  ]
  const errorOf = (name: Name) =>
    attempt > 0 ? faults.find(({ id }) => id === idOf(name))?.message : undefined
  const submit = (): boolean => {
    if (isBusy) return false
    setBusy(faults.length === 0)
    if (faults.length === 0) return true
    setAttempt(before => before + 1)
    for (const { id, label, message } of faults)
      reportFormError({
        ...{ errorType: 'required', fieldLabel: label, errorMessage: message },
        ...{ location: 'send-in-warranty', field: id },
      })
    return false
  }
  return {
    ...{ problem, setProblem, words, setWords, handover, setHandover },
    ...{ attempt, faults, errorOf, submit, isBusy },
    ...{ day: given?.day ?? '', from: given?.from ?? '' },
  }
}

const fault = (name: Name, label: string, message: string | undefined): readonly FieldFault[] =>
  message === undefined ? [] : [{ id: idOf(name), label, message }]
