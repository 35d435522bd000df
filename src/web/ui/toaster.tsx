import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner'
import { useText } from '#web/text/use-text.tsx'
import type { Toast } from './toast.ts'

export const sayWithSonner = ({ text, undo, link }: Toast, undoLabel: string): void => {
  const said = link ? (
    <>
      {text}{' '}
      <a href={link.href} className={actionLook}>
        {link.label}
      </a>
    </>
  ) : (
    text
  )
  sonnerToast(said, undo ? { action: { label: undoLabel, onClick: () => undo() } } : {})
}

const actionLook =
  'inline-flex min-h-6 items-center rounded-[6px] px-2 font-bold text-gold-2 underline underline-offset-3'

const look = {
  toast:
    'flex w-full items-center gap-3 rounded-button bg-ink px-4 py-3 text-[0.9375rem] text-paper shadow-float',
  title: 'font-[560]',
  content: 'min-w-0 flex-1',
  actionButton: actionLook,
}

/** The region announces for it, so that a screen reader hears each toast once. */
const silence = (section: HTMLElement | null) => section?.setAttribute('aria-live', 'off')

/** Spec 2.5 and 9.1: bottom centre, 5000 ms, at most 3. Sonner itself waits while hovered or focused. */
export const Toaster = () => (
  <SonnerToaster
    ref={silence}
    style={{ fontFamily: 'inherit' }}
    position="bottom-center"
    duration={5000}
    visibleToasts={3}
    containerAriaLabel={useText().shell.notifications}
    toastOptions={{ unstyled: true, classNames: look }}
  />
)
