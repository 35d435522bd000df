import { messageOfError, messageOfWarning } from '#domain/field/messages.ts'
import type { FieldError, FieldVerdict } from '#domain/field/validate.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import { useText } from '#web/text/use-text.tsx'
import type { FormState, ShownText } from './form-state.ts'

type VerdictText = { readonly error: string | undefined; readonly warning: string | undefined }

/** The text that a field's verdict shows under the field. */
export function useVerdictText() {
  const { general } = useText()
  return (verdict: FieldVerdict | undefined): VerdictText => ({
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

/** A form's own text for an invalid field, where it is better than the text of the rule. */
export type ErrorText<Name extends string> = (
  name: Name,
  error: FieldError,
  value: string,
) => string | undefined

/** A form's own type for an invalid field, where it is more exact than the kind of the rule. */
export type ErrorType<Name extends string> = ErrorText<Name>

/** Every error that a form shows is reported as text and never with a value (Spec 7.4). */
export function useErrorReport<Name extends string>(
  location: string,
  labels: Readonly<Partial<Record<Name, string>>>,
  ownText?: ErrorText<Name>,
  ownType?: ErrorType<Name>,
) {
  const text = useVerdictText()
  const errorsIn = ({ verdicts, values }: FormState<Name>) =>
    (Object.keys(verdicts) as Name[]).flatMap(name => {
      const verdict = verdicts[name]
      if (verdict?.kind !== 'invalid') return []
      const { error } = verdict
      const errorMessage = ownText?.(name, error, values[name]) ?? text(verdict).error ?? ''
      const errorType = ownType?.(name, error, values[name]) ?? error.kind
      return [{ name, errorType, errorMessage }]
    })
  return {
    shownIn: (state: FormState<Name>) =>
      Object.fromEntries(
        errorsIn(state).map(({ name, errorMessage }) => [name, errorMessage]),
      ) as ShownText<Name>,
    report: (state: FormState<Name>, names: readonly Name[]) => {
      const errors = errorsIn(state)
      for (const name of names) {
        const error = errors.find(each => each.name === name)
        if (!error) continue
        const { errorType, errorMessage } = error
        const fieldLabel = labels[name] ?? name
        reportFormError({ errorType, fieldLabel, errorMessage, location, field: name })
      }
    },
  }
}
