export type Toast = {
  readonly text: string
  readonly undo?: (() => void) | undefined
  /** A link to the page with the details. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
}
/** A toast in the order shown on this page; `number` counts them. */
export type NumberedToast = { readonly toast: Toast; readonly number: number }

type ToastListener = (toast: Toast) => void

let listener: ToastListener | undefined
const waiting: Toast[] = []

/** The toast region also receives the toasts shown before it was mounted. */
export function listenToToasts(next: ToastListener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    listener = undefined
  }
}

/** A toast is never the only place for its information: the page itself shows it too (quality.md). */
export function showToast(text: string, options: Omit<Toast, 'text'> = {}): void {
  const toast = { text, ...options }
  if (listener === undefined) waiting.push(toast)
  else listener(toast)
}
