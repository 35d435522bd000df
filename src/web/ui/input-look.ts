import { classNames } from './class-names.ts'

type InputState = { readonly error?: string | undefined; readonly warning?: string | undefined }

/** The frame of every text input: red for an error, gold for a warning (Spec 5.1). */
export function inputClass({ error, warning }: InputState, className?: string): string {
  return classNames(
    'text-field',
    error !== undefined && 'border-rust bg-rust-tint/20',
    error === undefined && warning !== undefined && 'border-gold bg-paper',
    error === undefined && warning === undefined && 'text-field-plain',
    className,
  )
}
