export type SearchPlace = 'header' | 'page'

type Look = Readonly<Record<'root' | 'label' | 'form' | 'input' | 'button' | 'panel', string>>

const input =
  'w-full rounded-full border-[1.5px] border-control bg-porcelain text-base text-ellipsis transition-colors placeholder:text-ink-3 hover:border-ink-2 focus:bg-paper'
const button =
  'absolute inset-y-0 left-0 grid place-items-center rounded-full text-ink-2 hover:text-jade-2'
const panel =
  'absolute z-50 flex flex-col overflow-hidden border-line-2 bg-paper text-[0.9375rem] shadow-float'

/** The list in a panel that is too low for it: keys move within the list, so the list itself scrolls. */
export const listLook = 'min-h-0 overflow-y-auto overscroll-contain p-1.5'

/**
 * In a phone's header the label is an icon, and the form is invisible above the header until it has focus: nothing
 * moves, the keyboard opens with the tap, and it needs no JavaScript.
 */
export const looks: Readonly<Record<SearchPlace, Look>> = {
  header: {
    root: 'flex justify-end sm:block',
    label: 'grid size-10 place-items-center rounded-input hover:text-jade-2 sm:sr-only',
    form: 'flex items-center gap-2 max-sm:pointer-events-none max-sm:absolute max-sm:inset-0 max-sm:z-10 max-sm:bg-paper max-sm:px-4 max-sm:opacity-0 max-sm:focus-within:pointer-events-auto max-sm:focus-within:opacity-100 sm:relative',
    input: `${input} h-10 pr-3.5 pl-10.5 sm:text-[0.9375rem]`,
    button: `${button} w-10`,
    panel: `${panel} top-full max-h-[calc(100dvh-3.5rem)] max-sm:inset-x-0 max-sm:border-b sm:max-nav:left-0 sm:mt-1.5 sm:max-h-[calc(100dvh-5.5rem)] sm:w-full sm:min-w-110 nav:right-0 sm:rounded-button sm:border`,
  },
  page: {
    root: '',
    label: 'sr-only',
    form: 'relative flex max-w-150',
    input: `${input} h-13 pr-4 pl-12.5`,
    button: `${button} w-12.5`,
    panel: `${panel} inset-x-0 top-full mt-1.5 max-h-120 rounded-button border`,
  },
}
