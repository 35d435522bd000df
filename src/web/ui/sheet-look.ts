export type SheetSide = 'bottom' | 'right'

const sides = {
  bottom:
    'mx-auto mt-auto max-h-[88dvh] rounded-t-card border sm:my-auto sm:max-w-130 sm:rounded-card',
  right:
    'mt-0 mr-0 ml-auto h-dvh max-h-dvh transition-transform sm:max-w-112 sm:border-l starting:open:translate-x-full',
}

export function sheetClass(side: SheetSide): string {
  return `mb-0 w-full max-w-full flex-col border-line bg-paper p-0 text-ink shadow-float backdrop:bg-night/55 open:flex ${sides[side]}`
}

export const sheetHeadClass = 'flex items-center gap-3 border-b border-line px-5 py-3.5'
export const sheetTitleClass = 'min-w-0 flex-1 text-heading'
export const sheetCloseClass = 'grid size-10 place-items-center rounded-full hover:bg-sand'
export const sheetBodyClass = 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4'
