/** Spec 3.2, 3.3: what a form keeps of one field; `isValid` is what the field last showed. */
export type FormValue = { readonly value: string; readonly isValid: boolean }

/** A value picked from a list keeps the id of its row. */
export type ListValue = FormValue & { readonly id: string }

/** Spec 5.1: initial forms start invalid. */
export const blank: FormValue = { value: '', isValid: false }
export const blankChoice: ListValue = { value: '', id: '', isValid: false }

export function filled(value: string): FormValue {
  return { value, isValid: true }
}
