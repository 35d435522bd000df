/** The stored state of one form field; `isValid` is what the field last showed (Spec 3.2, 3.3). */
export type FormValue = { readonly value: string; readonly isValid: boolean }

/** A value picked from a list, with the id of its row. */
export type ListValue = FormValue & { readonly id: string }

/** Initial forms start invalid (Spec 5.1). */
export const blank: FormValue = { value: '', isValid: false }
export const blankChoice: ListValue = { value: '', id: '', isValid: false }

export function filled(value: string): FormValue {
  return { value, isValid: true }
}
