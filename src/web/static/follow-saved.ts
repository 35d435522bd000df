import {
  mostSaved,
  mostSeen,
  savedKeyOf,
  savedParameter,
  seenKeyOf,
  seenParameter,
  toggled,
} from '#domain/device/saved-devices.ts'
import { readIds, writeList } from './saved-storage.ts'
import { forgetSignedOut, noteChange, syncSaved } from './sync-saved.ts'

/** The buttons that keep a device; `hold-events.ts` leaves them alone. */
export const saveButtons = '[data-save]'

/**
 * Saves devices in the browser, and with the account of a member; marks them on the page and in the link to them, and
 * remembers what was looked at. It works before the framework is loaded, and after.
 */
export function followSaved(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-saved]')
  const [first] = links
  if (!first) return
  const market = first.dataset.saved ?? ''
  const [saved, seen] = [savedKeyOf(market), seenKeyOf(market)]
  forgetSignedOut()
  const lookedAt = document.querySelector<HTMLElement>('[data-looked-at]')?.dataset.save
  if (lookedAt !== undefined)
    writeList(seen, [lookedAt, ...readIds(seen).filter(id => id !== lookedAt)].slice(0, mostSeen))
  const show = () => {
    const ids = readIds(saved)
    const address = addressOf(first, ids, readIds(seen))
    for (const link of links) {
      if (link.href !== address) link.href = address
      const count = link.querySelector<HTMLElement>('.saved-count')
      if (!count) continue
      count.dataset.count = String(ids.length)
      count.hidden = ids.length === 0
    }
    for (const button of document.querySelectorAll<HTMLElement>(saveButtons)) {
      button.ariaLabel ??= labelOf(button, first.dataset.saveLabel)
      button.ariaPressed = String(ids.includes(button.dataset.save ?? ''))
    }
    return address
  }
  /** Whether the page shows the visitor's own list, not one that somebody shared. */
  const isOwnList = () => location.href === addressOf(first, readIds(saved), readIds(seen))
  let synced = Promise.resolve()
  const sync = () => {
    synced = synced.then(async () => {
      const wasOwnList = isOwnList()
      if (!(await syncSaved(market))) return
      const address = show()
      if (wasOwnList) location.replace(address)
    })
  }
  // A page that is being left would show the list from before what it brings.
  if (!openOwnList(show())) sync()
  document.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest(saveButtons) : null
    if (!(button instanceof HTMLElement)) return
    const wasOwnList = isOwnList()
    const listingId = button.dataset.save ?? ''
    writeList(saved, toggled(readIds(saved), listingId, mostSaved))
    const address = show()
    const isSaved = button.ariaPressed === 'true'
    noteChange(market, { listingId, isSaved, at: Date.now() })
    sync()
    if (wasOwnList) location.replace(address)
    else if (isSaved) tell(first, address)
  })
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
  for (const eventName of ['pageshow', 'storage']) addEventListener(eventName, show)
}

/** Named after the device of its card, its column, or its page; "#" stands for the name. */
function labelOf(button: HTMLElement, label = '') {
  const part = button.closest('article, th')
  const name = part ? part.querySelector('h2, h3, a[href]') : document.querySelector('h1')
  return label.replace('#', name?.textContent.trim() ?? '')
}

/** The page of saved devices shows those in its address: without any, the visitor's own. `true` if it is left for them. */
function openOwnList(address: string): boolean {
  const here = new URL(location.href)
  const isEmpty = !here.searchParams.has(savedParameter) && !here.searchParams.has(seenParameter)
  const { pathname, search } = new URL(address)
  if (!isEmpty || here.pathname !== pathname || search === '') return false
  location.replace(address)
  return true
}

function addressOf(link: HTMLAnchorElement, saved: readonly string[], seen: readonly string[]) {
  const { origin, pathname } = new URL(link.href)
  const address = new URL(pathname, origin)
  if (saved.length > 0) address.searchParams.set(savedParameter, saved.join(','))
  if (seen.length > 0) address.searchParams.set(seenParameter, seen.join(','))
  return address.href
}

/** Says that a device is saved, with the way to the others; the next message replaces it. */
function tell(link: HTMLAnchorElement, address: string) {
  document.querySelector('.saved-note')?.remove()
  const note = document.createElement('div')
  note.className = 'saved-note'
  note.role = 'status'
  document.body.append(note)
  const way = Object.assign(document.createElement('a'), {
    href: address,
    textContent: link.dataset.note ?? '',
    className: 'underline',
  })
  note.append(way)
  setTimeout(() => note.remove(), 6_000)
}
