import type { Toast } from './toast.ts'

/** Spec 2.5 and 9.1: at most 3 at a time, each for 5000 ms. */
const mostAtOnce = 3
const shownMs = 5000

type Status = { readonly id: number; readonly toast: Toast; readonly leftMs: number }

/** The toasts on the page, the oldest first. `since` is up to when their time was reckoned; undefined while it stands still. */
export type ToastStack = {
  readonly standing: readonly Status[]
  readonly since: number | undefined
}

export const noToasts: ToastStack = { standing: [], since: 0 }

/** `now` in ms, from any clock that only goes forward. A fourth takes the place of the oldest. */
export function withToast(stack: ToastStack, toast: Toast, now: number): ToastStack {
  const { standing: status, since } = elapsed(stack, now)
  const id = (status.at(-1)?.id ?? 0) + 1
  return { standing: [...status, { id, toast, leftMs: shownMs }].slice(-mostAtOnce), since }
}

export function withoutToast(stack: ToastStack, id: number): ToastStack {
  return {
    ...stack,
    standing: stack.standing.filter(each => each.id !== id),
  }
}

/** While somebody reads or reaches for one, none of them goes. */
export function held(stack: ToastStack, now: number): ToastStack {
  return {
    ...elapsed(stack, now),
    since: undefined,
  }
}

export function released(stack: ToastStack, now: number): ToastStack {
  return stack.since === undefined ? { ...stack, since: now } : stack
}

/** Those whose time is not over. */
export function lapsed(stack: ToastStack, now: number): ToastStack {
  const { standing: status, since } = elapsed(stack, now)
  return { standing: status.filter(({ leftMs }) => leftMs > 0), since }
}

/** In how many ms, from `since` on, the next one goes; undefined where none will. */
export function nextToGo({ standing: status, since }: ToastStack): number | undefined {
  return since === undefined || status.length === 0
    ? undefined
    : Math.min(...status.map(({ leftMs }) => leftMs))
}

function elapsed({ standing: status, since }: ToastStack, now: number): ToastStack {
  return since === undefined
    ? { standing: status, since }
    : {
        standing: status.map(each => ({ ...each, leftMs: each.leftMs - (now - since) })),
        since: now,
      }
}
