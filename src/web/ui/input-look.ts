import { classNames } from './class-names.ts'

type InputState = { readonly error?: string | undefined; readonly warning?: string | undefined }

/** The frame of every text input: red for an error, gold for a warning (Spec 5.1). */
export function inputClass({ error, warning }: InputState, className?: string): string {
  return classNames(
    'min-h-12 w-full rounded-input border-[1.5px] px-3.25 py-2.5 text-base text-ink transition-colors placeholder:text-ink-3',
    error !== undefined && 'border-rust bg-[#fffafa]',
    error === undefined && warning !== undefined && 'border-gold bg-paper',
    error === undefined && warning === undefined && 'border-control bg-paper hover:border-ink-2',
    className,
  )
}
