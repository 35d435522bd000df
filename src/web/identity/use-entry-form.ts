import { useEffect, useState } from 'react'
import { reportFormError } from '#web/client/form-error.ts'
import type { FormRules } from '#web/form/form-state.ts'
import type { ErrorText } from '#web/form/use-error-text.ts'
import { type Form, type FormField, useForm, type Values } from '#web/form/use-form.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { type EntryFormName, type RefusedEntry, refusalOf } from './entry-answer.ts'
import { refusalText, refusedField } from './refusal-text.ts'
import type { Entry } from './use-entry.ts'

type Setup<Name extends string> = {
  readonly entry: Entry
  readonly name: EntryFormName
  /** The values of the fields before the page has responded. */
  readonly initial: Values<Name>
  readonly rules: FormRules<NoInfer<Name>>
  readonly labels: Readonly<Record<NoInfer<Name>, string>>
  readonly errorText?: ErrorText<NoInfer<Name>>
  readonly onSettled?: (values: Values<Name>) => void
}

export type EntryForm<Name extends string> = Form<Name> & {
  readonly entry: Entry
  readonly name: EntryFormName
  readonly refused: RefusedEntry | undefined
  /** The refusal of the page as text. */
  readonly refusal: string | undefined
}

/** A form of the sign-in pages: its own validation of the fields, overridden by the page's response. */
export function useEntryForm<Name extends string>(setup: Setup<Name>): EntryForm<Name> {
  const { entry, name, initial, labels } = setup
  const texts = { general: useText().general, text: useIdentityText() }
  const refused = refusalOf(entry.answer, name)
  const form = useForm<Name>({
    ...setup,
    location: name,
    initial: { ...initial, ...typedOf(initial, refused) },
  })
  const isUnchanged = useUnchanged(refused, form.values)
  const refusal = refused && refusalText(refused.refusal, texts)
  const refusedName = refused && (refusedField(refused.refusal) as Name | undefined)
  useRefusalReport(name, refused, refusal, refusedName && labels[refusedName])
  const field = (each: Name): FormField => {
    const formField = form.field(each)
    const isRefused = refusedName === each && isUnchanged(each)
    return { ...formField, error: formField.error ?? (isRefused ? refusal : undefined) }
  }
  return { ...form, field, entry, name, refused, refusal }
}

function typedOf<Name extends string>(initial: Values<Name>, refused: RefusedEntry | undefined) {
  return Object.fromEntries(
    Object.entries(refused?.typed ?? {}).filter(([key]) => key in initial),
  ) as Partial<Values<Name>>
}

/** A value that the page refused is shown as invalid until it changes. */
function useUnchanged<Name extends string>(
  refused: RefusedEntry | undefined,
  values: Values<Name>,
) {
  const [atRefusal, setAtRefusal] = useState({ refused, values })
  if (atRefusal.refused !== refused) setAtRefusal({ refused, values })
  return (name: Name) => atRefusal.values[name] === values[name]
}

/** What the page refused is reported like what the form refused (Spec 7.4). */
export function useRefusalReport(
  location: string,
  refused: RefusedEntry | undefined,
  errorMessage: string | undefined,
  label?: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (!refused || errorMessage === undefined) return
    const field = refusedField(refused.refusal) ?? ''
    const errorType = refused.refusal.kind
    reportFormError({ errorType, fieldLabel: label ?? '', errorMessage, location, field })
  }, [refused])
}
