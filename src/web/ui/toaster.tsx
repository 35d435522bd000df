import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'
import type { NumberedToast, Toast } from './toast.ts'
import { useToasts } from './use-toasts.ts'

/** Bottom centre; on a phone above the fixed bars at the bottom (Spec 2.5). Alt+T moves the focus to it. */
export function Toaster({ toasts }: { readonly toasts: readonly NumberedToast[] }) {
  const { stack, dismiss, setBusy } = useToasts(toasts)
  const { shell } = useText()
  const region = useRef<HTMLElement>(null)
  const returnFocusTo = useRef<HTMLElement>(undefined)
  useShortcut(region)
  const close = (id: number) => {
    if (region.current?.contains(document.activeElement)) returnFocusTo.current?.focus()
    dismiss(id)
  }
  const isWithin = (node: EventTarget | null) =>
    node instanceof Node && region.current?.contains(node) === true
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !isWithin(relatedTarget))
      returnFocusTo.current = relatedTarget
    setBusy(true)
  }
  return (
    <section
      ref={region}
      aria-label={shell.notifications}
      aria-keyshortcuts="Alt+T"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--consent,0px)+5.5rem)] z-40 flex justify-center px-4 lg:bottom-[calc(var(--consent,0px)+1.5rem)] print:hidden"
    >
      <ol
        className="pointer-events-auto grid w-full max-w-md gap-2 empty:hidden"
        onPointerMove={() => setBusy(true)}
        onPointerLeave={() => setBusy(isWithin(document.activeElement))}
        onFocus={enter}
        onBlur={({ relatedTarget }) => setBusy(isWithin(relatedTarget))}
      >
        {stack.toasts.map(({ id, toast }) => (
          <ToastItem key={id} toast={toast} close={() => close(id)} />
        ))}
      </ol>
    </section>
  )
}

function ToastItem({ toast, close }: { readonly toast: Toast; readonly close: () => void }) {
  const { general } = useText()
  const { text, link, undo } = toast
  const onUndo = () => {
    close()
    undo?.()
  }
  return (
    // Handles Escape from whichever control of the toast has the focus.
    <li
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="flex items-center gap-2 rounded-button bg-ink py-2 pr-2 pl-4 text-[0.9375rem] text-paper shadow-float [--ring:var(--color-gold-2)] forced-colors:border"
    >
      <span className="min-w-0 flex-1 py-1 font-[560]">
        {text}{' '}
        {link && (
          <a href={link.href} className={actionLook}>
            {link.label}
          </a>
        )}
      </span>
      {undo && (
        <button type="button" onClick={onUndo} className={actionLook}>
          {general.undo}
        </button>
      )}
      <button
        type="button"
        onClick={close}
        aria-label={general.close}
        className="grid size-9 shrink-0 place-items-center rounded-[8px] hover:bg-paper/10"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  )
}

const actionLook =
  'inline-flex min-h-6 items-center rounded-[6px] px-2 font-bold text-gold-2 underline underline-offset-3'

/** Moves the focus to the first control of the newest toast. */
function useShortcut(region: { readonly current: HTMLElement | null }) {
  return useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      const control = region.current?.querySelector<HTMLElement>('li:last-child :is(a, button)')
      if (!control) return
      event.preventDefault()
      control.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region])
}
