import { useEffect, useRef, useState } from 'react'
import { validationDebounceMs } from '#domain/field/timing.ts'
import { afterPress } from '#web/client/after-press.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { useTimers } from '../client/use-timers.ts'
import {
  type FormRules,
  type FormState,
  invalidNames,
  judged,
  newlyInvalid,
  type ShownText,
  startForm,
  submitted,
  withChoice,
  withValue,
} from './form-state.ts'
import { type ErrorText, type ErrorType, useErrorReport, useVerdictText } from './use-error-text.ts'

export type Values<Name extends string> = Readonly<Record<Name, string>>

type FormSetup<Name extends string> = {
  /** The place of the form, used in the ids of its fields and in reports. */
  readonly location: string
  readonly initial: Values<Name>
  readonly rules: FormRules<NoInfer<Name>>
  readonly labels: Readonly<Partial<Record<NoInfer<Name>, string>>>
  readonly errorText?: ErrorText<NoInfer<Name>> | undefined
  readonly errorType?: ErrorType<NoInfer<Name>> | undefined
  /** Fields that the server refused. */
  readonly refused?: readonly NoInfer<Name>[] | undefined
  /** Called when a field loses focus or is chosen, so that its value can be saved. */
  readonly onSettled?: ((values: Values<Name>) => void) | undefined
}

export type FormField = {
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly value: string
  readonly error: string | undefined
  readonly warning: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

export type Form<Name extends string> = {
  readonly location: string
  readonly values: Values<Name>
  readonly attempt: number
  readonly errors: readonly FieldError[]
  readonly field: (name: Name) => FormField
  /** Makes a choice and sets the fields it fills or empties. */
  readonly choose: (chosen: Name, values: Readonly<Partial<Record<Name, string>>>) => void
  /** The values, if every field is valid. */
  readonly submit: () => Values<Name> | undefined
}

/** The state of the fields, with their texts. */
export function useForm<Name extends string>(setup: FormSetup<Name>): Form<Name> {
  const { rules, labels, location, errorText } = setup
  const { state, type, leave, choose, submit } = useFormState(setup)
  const textsOf = useVerdictText()
  const field = (name: Name): FormField => {
    const value = state.values[name]
    const verdict = state.verdicts[name]
    const texts = textsOf(verdict)
    const ownError =
      verdict?.kind === 'invalid' ? errorText?.(name, verdict.error, value) : undefined
    return {
      id: `${location}-${name}`,
      label: labels[name] ?? '',
      required: Boolean(rules[name]?.required),
      value,
      ...texts,
      error: ownError ?? texts.error,
      onChange: typed => type(name, typed),
      onBlur: () => leave(name),
    }
  }
  const errors = invalidNames(state, rules).map(name => errorOf(field(name)))
  return {
    location,
    values: state.values,
    attempt: state.attempt,
    errors,
    field,
    choose,
    submit,
  }
}

function errorOf({ id, label, error = '' }: FormField): FieldError {
  return {
    id,
    label,
    message: error,
  }
}

/**
 * Validates 500 ms after the last key and on blur, after the mouse press that caused it; a failed submit validates
 * everything (Spec 5.1).
 */
function useFormState<Name extends string>(setup: FormSetup<Name>) {
  const { rules, onSettled } = setup
  const [state, setState] = useState(() => startForm(setup.initial, setup.refused))
  const latest = useRef(state)
  const timers = useTimers<Name>()
  const errorReporter = useErrorReporter(setup, state)
  const update = (next: FormState<Name>) => {
    latest.current = next
    setState(next)
  }
  const show = (next: FormState<Name>) => {
    errorReporter.settled(next)
    update(next)
  }
  const settle = (next: FormState<Name>) => {
    show(next)
    onSettled?.(next.values)
  }
  const judge = (name: Name, trigger: 'typing' | 'blur') =>
    judged(latest.current, rules, name, trigger)
  return {
    state,
    type: (name: Name, value: string) => {
      update(withValue(latest.current, name, value))
      timers.start(name, validationDebounceMs, () => settle(judge(name, 'typing')))
    },
    leave: (name: Name) => {
      timers.stop(name)
      onSettled?.(judge(name, 'blur').values)
      afterPress(() => show(judge(name, 'blur')))
    },
    choose: (chosen: Name, values: Readonly<Partial<Record<Name, string>>>) =>
      settle(withChoice(latest.current, rules, chosen, values)),
    submit: () => {
      const next = submitted(latest.current, rules)
      const invalid = invalidNames(next, rules)
      errorReporter.submitted(next, invalid)
      update(next)
      return invalid.length === 0 ? next.values : undefined
    },
  }
}

/**
 * Reports each error once: a failed submit shows all of them again, except those reported on the way to its button
 * (Spec 7.4).
 */
function useErrorReporter<Name extends string>(
  { location, labels, errorText, errorType, refused = [] }: FormSetup<Name>,
  first: FormState<Name>,
) {
  const { report, shownIn } = useErrorReport(location, labels, errorText, errorType)
  const reported = useRef(new Set<Name>())
  const shown = useRef<ShownText<Name>>(undefined)
  useEffect(() => {
    if (!shown.current) report(first, refused)
    shown.current ??= shownIn(first)
  })
  const newIn = (next: FormState<Name>) => {
    const [before, now] = [shown.current, shownIn(next)]
    shown.current = now
    return newlyInvalid<Name>(before ?? shownIn(first), now)
  }
  return {
    settled: (next: FormState<Name>) => {
      const names = newIn(next)
      report(next, names)
      for (const name of names) reported.current.add(name)
    },
    submitted: (next: FormState<Name>, invalid: readonly Name[]) => {
      const names = new Set(newIn(next))
      report(
        next,
        invalid.filter(name => names.has(name) || !reported.current.has(name)),
      )
      reported.current.clear()
    },
  }
}
