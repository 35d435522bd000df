import { type MouseEvent, useRef } from 'react'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { buttonClass } from '#web/ui/button-look.ts'

const source = '/grey.svg'

/** A full-screen grey picture, which shows burn-in better than any other. */
export function GreyTest() {
  const { greyTest } = useTradeInStepsText()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.showModal()
    // If the browser has no full-screen mode, as on some phones, the picture fills its window.
    dialog.current?.requestFullscreen?.().catch(() => undefined)
  }
  const leaveFullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-tile border border-line bg-paper p-3">
      <img
        src={source}
        alt={greyTest.alt}
        width={120}
        height={72}
        className="h-18 w-30 rounded-input border border-line object-cover"
      />
      <div className="min-w-0 flex-1 basis-52">
        <a href={source} onClick={open} className={buttonClass({ tone: 'ghost', size: 'small' })}>
          {greyTest.open}
        </a>
        <p className="mt-1.5 text-note text-ink-2">{greyTest.note}</p>
      </div>
      <dialog
        ref={dialog}
        aria-label={greyTest.alt}
        onClose={leaveFullscreen}
        className="m-0 h-dvh max-h-none w-screen max-w-none bg-[#808080] p-4 backdrop:bg-[#808080]"
      >
        <form method="dialog" className="flex justify-end">
          <button type="submit" className={buttonClass({ tone: 'jade', size: 'small' })}>
            {greyTest.close}
          </button>
        </form>
      </dialog>
    </div>
  )
}
