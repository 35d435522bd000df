import {
  type SheetSide,
  sheetBodyClass,
  sheetClass,
  sheetCloseClass,
  sheetHeadClass,
  sheetTitleClass,
} from './sheet-look.ts'

/** What a sheet shows before its content is there. */
export type OpeningSheet = {
  readonly side: SheetSide
  readonly title: string
  readonly closeLabel: string
}

/** Two scripts share it, so it is found in the document. */
const sheetId = 'opening-sheet'

function current(): HTMLDialogElement | undefined {
  const found = document.getElementById(sheetId)
  return found instanceof HTMLDialogElement ? found : undefined
}

/**
 * Opens an empty sheet at once, in which the real one appears as soon as its code is loaded. Plain DOM: it is needed
 * before the page is hydrated. `onLeave` is called if the visitor closes it first.
 */
export function showOpeningSheet(sheet: OpeningSheet, onLeave: () => void): void {
  const dialog = current() ?? build(sheet)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (dialog.dataset.replaced === undefined) onLeave()
  })
  if (!dialog.open) dialog.showModal()
}

/** Closes it for the real one, and gives the focus back; false if none is open, or if the visitor just closed it. */
export function closeOpeningSheet(): boolean {
  const dialog = current()
  if (!dialog?.open) return false
  dialog.dataset.replaced = ''
  dialog.close()
  dialog.remove()
  return true
}

function build({ side, title, closeLabel }: OpeningSheet) {
  const close = button(closeLabel)
  const heading = element('h2', sheetTitleClass)
  heading.textContent = title
  const head = element('div', sheetHeadClass)
  head.append(heading, close)
  const body = element('div', `${sheetBodyClass} grid content-start gap-4`)
  body.append(...rows.map(size => element('span', `${rowClass} ${size}`)))
  const dialog = element('dialog', `${sheetClass(side)} ${side === 'bottom' ? 'h-[88dvh]' : ''}`)
  dialog.id = sheetId
  dialog.ariaLabel = title
  dialog.ariaBusy = 'true'
  dialog.append(head, body)
  close.addEventListener('click', () => dialog.close())
  // The second click of a double click belongs to the control that was pressed.
  dialog.addEventListener('click', event => {
    if (event.target === dialog && event.detail < 2) dialog.close()
  })
  document.body.append(dialog)
  return dialog
}

const rowClass = 'block animate-pulse rounded-input bg-line motion-reduce:animate-none'
const rows = ['h-24', 'h-24', 'h-10 w-2/3', 'h-10']

function element<Name extends 'h2' | 'div' | 'span' | 'dialog' | 'button'>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className })
}

function button(label: string) {
  const made = element('button', sheetCloseClass)
  made.type = 'button'
  made.ariaLabel = label
  made.innerHTML =
    '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18"/><path d="m6 6 12 12"/></svg>'
  return made
}
