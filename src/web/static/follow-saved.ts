import {
  mostSaved,
  mostSeen,
  savedKeyOf,
  savedParameter,
  seenKeyOf,
  seenParameter,
  toggled,
} from '#domain/device/saved-devices.ts'

/** The buttons that keep a device; `hold-events.ts` leaves them alone. */
export const saveButtons = '[data-save]'

/**
 * Keeps devices in the browser's storage, marks them on the page and in the link to them, and remembers what was looked
 * at. It works before the framework is loaded, and after.
 */
export function followSaved(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-saved]')
  const [first] = links
  if (!first) return
  const market = first.dataset.saved ?? ''
  const [saved, seen] = [savedKeyOf(market), seenKeyOf(market)]
  const lookedAt = document.querySelector<HTMLElement>('[data-theme-seted-at]')?.dataset.save
  if (lookedAt !== undefined)
    write(seen, [lookedAt, ...read(seen).filter(id => id !== lookedAt)].slice(0, mostSeen))
  const show = () => {
    const ids = read(saved)
    const address = addressOf(first, ids, read(seen))
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
  const own = show()
  openOwnList(own)
  document.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest(saveButtons) : null
    if (!(button instanceof HTMLElement)) return
    const isOwnList = location.href === addressOf(first, read(saved), read(seen))
    write(saved, toggled(read(saved), button.dataset.save ?? '', mostSaved))
    const address = show()
    if (isOwnList) location.replace(address)
    else if (button.ariaPressed === 'true') tell(first, address)
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

/** The page of saved devices shows those in its address: without any, the visitor's own. */
function openOwnList(address: string) {
  const here = new URL(location.href)
  const isEmpty = !here.searchParams.has(savedParameter) && !here.searchParams.has(seenParameter)
  const { pathname, search } = new URL(address)
  if (isEmpty && here.pathname === pathname && search !== '') location.replace(address)
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

/** What cannot be read is nothing: the storage may be blocked, or hold something else. */
function read(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

function write(key: string, ids: readonly string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Full or blocked: the device is not saved, and its button says so.
  }
}
