import { type FieldRules, type FieldVerdict, validateField } from '#domain/field/validate.ts'

/** A form's fields by name. A verdict is what a field shows; a field has none until it was validated. */
export type FormState<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>
  readonly verdicts: Readonly<Partial<Record<Name, FieldVerdict>>>
  /** How many submits failed. */
  readonly attempt: number
}

/** Values stored beside the fields, such as the name of a chosen place, have no rules. */
export type FormRules<Name extends string> = Readonly<Partial<Record<Name, FieldRules>>>

export function startForm<Name extends string>(
  values: Readonly<Record<Name, string>>,
  refused: readonly Name[] = [],
): FormState<Name> {
  return {
    values,
    verdicts: Object.fromEntries(
      refused.map(name => [name, { kind: 'invalid', error: { kind: 'generic' } }]),
    ) as Partial<Record<Name, FieldVerdict>>,
    attempt: refused.length > 0 ? 1 : 0,
  }
}

/** Typing leaves the verdict unchanged until the field is validated again. */
export function withValue<Name extends string>(
  state: FormState<Name>,
  name: Name,
  value: string,
): FormState<Name> {
  return { ...state, values: { ...state.values, [name]: value } }
}

export function judged<Name extends string>(
  state: FormState<Name>,
  rules: FormRules<Name>,
  name: Name,
  trigger: 'typing' | 'blur',
): FormState<Name> {
  const verdict = validateField(state.values[name], rules[name] ?? {}, trigger)
  return { ...state, verdicts: { ...state.verdicts, [name]: verdict } }
}

/** A choice fills or empties other fields: those it emptied show no error before they lose focus. */
export function withChoice<Name extends string>(
  state: FormState<Name>,
  rules: FormRules<NoInfer<Name>>,
  chosen: NoInfer<Name>,
  values: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): FormState<Name> {
  const names = Object.keys(values) as Name[]
  const filled = { ...state, values: { ...state.values, ...values } }
  const emptied = names.filter(name => name !== chosen && values[name] === '')
  const verdicts = Object.fromEntries(
    Object.entries(state.verdicts).filter(([name]) => !emptied.includes(name as Name)),
  ) as FormState<Name>['verdicts']
  return names
    .filter(name => !emptied.includes(name))
    .reduce((next, name) => judged(next, rules, name, 'blur'), { ...filled, verdicts })
}

/** A submit validates every field that has rules. */
export function submitted<Name extends string>(
  state: FormState<Name>,
  rules: FormRules<Name>,
): FormState<Name> {
  const names = Object.keys(rules) as Name[]
  const validated = names.reduce((next, name) => judged(next, rules, name, 'blur'), state)
  return invalidNames(validated, rules).length > 0
    ? { ...validated, attempt: state.attempt + 1 }
    : validated
}

/** In the order of the rules, which is the order of the form. */
export function invalidNames<Name extends string>(
  state: FormState<Name>,
  rules: FormRules<Name>,
): Name[] {
  return (Object.keys(rules) as Name[]).filter(name => state.verdicts[name]?.kind === 'invalid')
}

/** The texts of the errors shown, by field. */
export type ShownText<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** The fields that now show an error they did not show before: an error is a different one if its text differs. */
export function newlyInvalid<Name extends string>(
  before: ShownText<Name>,
  after: ShownText<Name>,
): Name[] {
  return (Object.keys(after) as Name[]).filter(name => after[name] !== before[name])
}
