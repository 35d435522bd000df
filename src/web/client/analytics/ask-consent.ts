import { bannerId } from './banner-id.ts'
import { consentNow } from './consent-now.ts'
import { updateConsent } from './push-event.ts'

/**
 * The behaviour of the consent banner, on pages with and without React: it opens for visitors who have not chosen
 * and from any link to it, and sends the choice without leaving the page. Returns a function that stops it.
 */
export function askConsent(): () => void {
  const banner = document.getElementById(bannerId)
  const form = banner?.querySelector('form')
  if (!banner || !form) return () => undefined
  const controller = new AbortController()
  const { signal } = controller
  const controls = controlsOf(banner, form)
  document.addEventListener('click', event => controls.openFrom(event), { signal })
  form.addEventListener('submit', event => controls.send(event), { signal })
  banner.addEventListener('keydown', event => event.key === 'Escape' && controls.leave(), {
    signal,
  })
  // The page is restored from the back/forward cache after a choice on another page.
  window.addEventListener('pageshow', ({ persisted }) => persisted && controls.comeBack(), {
    signal,
  })
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent', `${banner.offsetHeight}px`),
  )
  observer.observe(banner)
  signal.addEventListener('abort', () => observer.disconnect())
  if (!consentNow() || location.hash === `#${bannerId}`) controls.open()
  return () => controller.abort()
}

function controlsOf(banner: HTMLElement, form: HTMLFormElement) {
  let opener: HTMLElement | undefined
  let isNativeSubmit = false
  const open = () => {
    showChosen(form)
    banner.hidden = false
    banner.dataset.open = ''
  }
  const close = () => {
    banner.hidden = true
    delete banner.dataset.open
    opener?.focus()
    opener = undefined
  }
  const openFrom = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    opener = link
    open()
    banner.focus()
  }
  const send = async (event: SubmitEvent) => {
    if (isNativeSubmit) return
    event.preventDefault()
    if (await isSent(form, event.submitter)) {
      updateConsent()
      close()
      return announce(banner.dataset.saved ?? '')
    }
    // Falls back to a native submit, as in a browser without JavaScript; the browser then reports the problem.
    isNativeSubmit = true
    form.requestSubmit(event.submitter)
  }
  const leave = () => consentNow() && close()
  const comeBack = () => {
    if (consentNow()) updateConsent()
    leave()
  }
  return { open, openFrom, send, leave, comeBack }
}

/** A visitor who chose before sees their choice. */
function showChosen(form: HTMLFormElement) {
  const chosen = consentNow()
  tick(form, 'measuring', chosen?.analytics_storage === 'granted')
  tick(form, 'ads', chosen?.ad_storage === 'granted')
  form.querySelector('details')?.toggleAttribute('open', chosen !== undefined)
}

/** The link that opens the banner. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined
  return link?.getAttribute('href') === `#${bannerId}` ? link : undefined
}

/** The response sets the cookie and redirects to the page, which is already shown. */
async function isSent(form: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, button)) body.append(name, String(value))
  const options = { method: 'POST', body, redirect: 'manual' } as const
  const response = await fetch(form.action, options).catch(() => undefined)
  return response?.type === 'opaqueredirect'
}

function tick(form: HTMLFormElement, name: string, isTicked: boolean) {
  const box = form.elements.namedItem(name)
  if (box instanceof HTMLInputElement) box.checked = isTicked
}

/** For screen readers: sighted visitors see that the choice was saved because the banner disappears. */
function announce(text: string) {
  const status = document.getElementById(`${bannerId}-said`)
  if (status) status.textContent = text
}
