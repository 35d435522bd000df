type TextButtonProps = {
  /** Names what the button is for, because a list has several; it begins with the visible text. */
  readonly label: string
  readonly onPress: () => void
  readonly isBusy?: boolean
  readonly children: string
}

export function TextButton({ label, onPress, isBusy = false, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={() => !isBusy && onPress()}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      className="inline-flex min-h-8 items-center rounded-[6px] text-label font-semibold text-jade underline underline-offset-3 hover:no-underline"
    >
      {children}
    </button>
  )
}
