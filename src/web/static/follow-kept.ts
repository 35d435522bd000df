import {
  keptKeyOf,
  keptParameter,
  mostKept,
  mostSeen,
  seenKeyOf,
  seenParameter,
  toggled,
} from '#domain/device/kept.ts'

/** The buttons that keep a device; `hold-events.ts` leaves them alone. */
export const keepButtons = '[data-keep]'

/**
 * Keeps devices in the browser's storage, marks them on the page and in the link to them, and remembers what was looked
 * at. It works before the framework is loaded, and after.
 */
export function followKept(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-kept]')
  const [first] = links
  if (!first) return
  const market = first.dataset.kept ?? ''
  const [kept, seen] = [keptKeyOf(market), seenKeyOf(market)]
  const lookedAt = document.querySelector<HTMLElement>('[data-looked-at]')?.dataset.keep
  if (lookedAt !== undefined)
    write(seen, [lookedAt, ...read(seen).filter(id => id !== lookedAt)].slice(0, mostSeen))
  const show = () => {
    const ids = read(kept)
    const address = addressOf(first, ids, read(seen))
    for (const link of links) {
      if (link.href !== address) link.href = address
      const count = link.querySelector<HTMLElement>('.kept-count')
      if (!count) continue
      count.dataset.count = String(ids.length)
      count.hidden = ids.length === 0
    }
    for (const button of document.querySelectorAll<HTMLElement>(keepButtons)) {
      button.ariaLabel ??= labelOf(button, first.dataset.keepLabel)
      button.ariaPressed = String(ids.includes(button.dataset.keep ?? ''))
    }
    return address
  }
  const own = show()
  openOwnList(own)
  document.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest(keepButtons) : null
    if (!(button instanceof HTMLElement)) return
    const isOwnList = location.href === addressOf(first, read(kept), read(seen))
    write(kept, toggled(read(kept), button.dataset.keep ?? '', mostKept))
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

/** The page of kept devices shows those in its address: without any, the visitor's own. */
function openOwnList(address: string) {
  const here = new URL(location.href)
  const isEmpty = !here.searchParams.has(keptParameter) && !here.searchParams.has(seenParameter)
  const { pathname, search } = new URL(address)
  if (isEmpty && here.pathname === pathname && search !== '') location.replace(address)
}

function addressOf(link: HTMLAnchorElement, kept: readonly string[], seen: readonly string[]) {
  const { origin, pathname } = new URL(link.href)
  const address = new URL(pathname, origin)
  if (kept.length > 0) address.searchParams.set(keptParameter, kept.join(','))
  if (seen.length > 0) address.searchParams.set(seenParameter, seen.join(','))
  return address.href
}

/** Says that a device is kept, with the way to the others; the next message replaces it. */
function tell(link: HTMLAnchorElement, address: string) {
  document.querySelector('.kept-note')?.remove()
  const note = document.createElement('div')
  note.className = 'kept-note'
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
    // Full or blocked: the device is not kept, and its button says so.
  }
}
