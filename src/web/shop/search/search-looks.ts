export type SearchPlace = 'header' | 'page'

type Look = Readonly<Record<'root' | 'label' | 'form' | 'input' | 'button' | 'panel', string>>

const panel =
  'absolute z-50 flex flex-col overflow-hidden border-line-2 bg-paper text-[0.9375rem] shadow-float'

/** The list in a panel that is too low for it: keys move within the list, so the list itself scrolls. */
export const listLook = 'min-h-0 overflow-y-auto overscroll-contain p-1.5'

export const looks: Readonly<Record<SearchPlace, Look>> = {
  header: {
    root: 'flex justify-end sm:block',
    label: 'search-icon',
    form: 'search-form',
    input: 'search-input h-10 pr-3.5 pl-10.5 sm:text-[0.9375rem]',
    button: 'search-button w-10',
    panel: `${panel} top-full max-h-[calc(100dvh-3.5rem)] max-sm:inset-x-0 max-sm:border-b sm:max-nav:left-0 sm:mt-1.5 sm:max-h-[calc(100dvh-5.5rem)] sm:w-full sm:min-w-110 nav:right-0 sm:rounded-button sm:border`,
  },
  page: {
    root: '',
    label: 'sr-only',
    form: 'relative flex max-w-150',
    input: 'search-input h-13 pr-4 pl-12.5',
    button: 'search-button w-12.5',
    panel: `${panel} inset-x-0 top-full mt-1.5 max-h-120 rounded-button border`,
  },
}
