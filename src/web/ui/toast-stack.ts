import type { Toast } from './toast.ts'

/** At most 3 toasts at a time, each for 5000 ms (Spec 2.5 and 9.1). */
const maxToasts = 3
const shownMs = 5000

type ToastTimer = { readonly id: number; readonly toast: Toast; readonly leftMs: number }

/**
 * The toasts on the page, oldest first. `since` is the time at which `leftMs` was last calculated; `undefined`
 * while paused.
 */
export type ToastStack = {
  readonly toasts: readonly ToastTimer[]
  readonly since: number | undefined
}

export const noToasts: ToastStack = { toasts: [], since: 0 }

/** `now` is in ms, from any monotonic clock. A fourth toast replaces the oldest. */
export function withToast(stack: ToastStack, toast: Toast, now: number): ToastStack {
  const { toasts, since } = elapsed(stack, now)
  const id = (toasts.at(-1)?.id ?? 0) + 1
  return { toasts: [...toasts, { id, toast, leftMs: shownMs }].slice(-maxToasts), since }
}

export function withoutToast(stack: ToastStack, id: number): ToastStack {
  return {
    ...stack,
    toasts: stack.toasts.filter(each => each.id !== id),
  }
}

/** Pauses all toasts while a visitor reads or points at one. */
export function held(stack: ToastStack, now: number): ToastStack {
  return {
    ...elapsed(stack, now),
    since: undefined,
  }
}

export function released(stack: ToastStack, now: number): ToastStack {
  return stack.since === undefined ? { ...stack, since: now } : stack
}

/** Drops the toasts whose time is over. */
export function lapsed(stack: ToastStack, now: number): ToastStack {
  const { toasts, since } = elapsed(stack, now)
  return { toasts: toasts.filter(({ leftMs }) => leftMs > 0), since }
}

/** The ms, counted from `since`, until the next toast expires; `undefined` if none will. */
export function nextToGo({ toasts, since }: ToastStack): number | undefined {
  return since === undefined || toasts.length === 0
    ? undefined
    : Math.min(...toasts.map(({ leftMs }) => leftMs))
}

function elapsed({ toasts, since }: ToastStack, now: number): ToastStack {
  return since === undefined
    ? { toasts, since }
    : {
        toasts: toasts.map(each => ({ ...each, leftMs: each.leftMs - (now - since) })),
        since: now,
      }
}
