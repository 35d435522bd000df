export type Toast = {
  readonly text: string
  readonly undo?: (() => void) | undefined
  /** Where what it says can be seen. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
}
/** In the order they were said on this page; `turn` counts them. */
export type Saying = { readonly toast: Toast; readonly turn: number }

type ToastListener = (toast: Toast) => void

let listener: ToastListener | undefined
const waiting: Toast[] = []

/** The region that shows toasts takes over those shown before it was there. */
export function listenToToasts(next: ToastListener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    listener = undefined
  }
}

/** A toast is never the only carrier of what it says: the page itself shows it too (quality.md). */
export function showToast(text: string, options: Omit<Toast, 'text'> = {}): void {
  const toast = { text, ...options }
  if (listener === undefined) waiting.push(toast)
  else listener(toast)
}
