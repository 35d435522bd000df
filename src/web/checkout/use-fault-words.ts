import { messageOfError, messageOfWarning } from '#domain/field/messages.ts'
import type { FieldError, FieldVerdict } from '#domain/field/validate.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import { useText } from '#web/text/use-text.tsx'
import type { FormState, ShownWords } from './form-state.ts'

type VerdictWords = { readonly error: string | undefined; readonly warning: string | undefined }

/** What a field's verdict says under the field. */
export function useVerdictWords() {
  const { general } = useText()
  return (verdict: FieldVerdict | undefined): VerdictWords => ({
    error:
      verdict?.kind === 'invalid'
        ? fieldMessage(general, messageOfError(verdict.error))
        : undefined,
    warning:
      verdict?.kind === 'warning'
        ? fieldMessage(general, messageOfWarning(verdict.warning))
        : undefined,
  })
}

/** A form's own words for what is wrong with a field, where it has better ones than the rule's. */
export type FaultWords<Name extends string> = (
  name: Name,
  error: FieldError,
  value: string,
) => string | undefined

/** Spec 7.4: every error a form shows is reported, in words and never with a value. */
export function useFaultReport<Name extends string>(
  location: string,
  labels: Readonly<Partial<Record<Name, string>>>,
  faultWords?: FaultWords<Name>,
) {
  const words = useVerdictWords()
  const faultsIn = ({ verdicts, values }: FormState<Name>) =>
    (Object.keys(verdicts) as Name[]).flatMap(name => {
      const verdict = verdicts[name]
      if (verdict?.kind !== 'invalid') return []
      const { error } = verdict
      const errorMessage = faultWords?.(name, error, values[name]) ?? words(verdict).error ?? ''
      return [{ name, errorType: error.kind, errorMessage }]
    })
  return {
    shownIn: (state: FormState<Name>) =>
      Object.fromEntries(
        faultsIn(state).map(({ name, errorMessage }) => [name, errorMessage]),
      ) as ShownWords<Name>,
    report: (state: FormState<Name>, names: readonly Name[]) => {
      const faults = faultsIn(state)
      for (const name of names) {
        const fault = faults.find(each => each.name === name)
        if (!fault) continue
        const { errorType, errorMessage } = fault
        const fieldLabel = labels[name] ?? name
        reportFormError({ errorType, fieldLabel, errorMessage, location, field: name })
      }
    },
  }
}
