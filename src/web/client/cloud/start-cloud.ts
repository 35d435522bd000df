import { buildUrl } from '#domain/market/build-url.ts'
import type { CartPlace } from '../cart-store.ts'
import { createCloudHttp } from './cloud-http.ts'
import { runCloud } from './cloud-run.ts'
import { listenToDocument } from './document-stream.ts'
import { customToken, forgetMember, isMemberHere } from './member-cookies.ts'
import { emptyMembersCarts } from './members-carts.ts'

type CloudPlace = CartPlace & { readonly prefix: string; readonly path: string }

/** With a member, one tab syncs the cart; without one, what a member left behind is removed. */
export function startCloud(place: CloudPlace, leaving: AbortSignal): void {
  const logout = buildUrl(place.market, 'logout')
  if (!isMemberHere()) {
    emptyMembersCarts()
    return
  }
  if (place.path.startsWith(logout)) return
  const onSignedOut = () => {
    emptyMembersCarts()
    forgetMember()
    // The response that reported it may have removed the cookies: the page learns it from its address.
    location.assign(`${place.prefix}${logout}?lost`)
  }
  if (customToken() === undefined) {
    onSignedOut()
    return
  }
  const start = () => followInOneTab(place, onSignedOut, leaving)
  start()
  // A page restored from the back/forward cache continues where it stopped.
  window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal: leaving })
}

/** Exactly one tab if the browser supports locks; otherwise every tab, which only costs one more request. */
function followInOneTab(place: CloudPlace, onSignedOut: () => void, leaving: AbortSignal): void {
  const ending = new AbortController()
  const signal = AbortSignal.any([leaving, ending.signal])
  const follow = () =>
    new Promise<void>(done => {
      const stop = startSync(place, onSignedOut, signal)
      signal.addEventListener('abort', () => {
        stop()
        done()
      })
    })
  window.addEventListener('pagehide', () => ending.abort(), { signal })
  if (!('locks' in navigator)) return void follow()
  navigator.locks
    .request(`kintsu-cloud-${place.market}`, { signal }, () =>
      signal.aborted ? undefined : follow(),
    )
    .catch(() => undefined)
}

function startSync(place: CloudPlace, onSignedOut: () => void, signal: AbortSignal): () => void {
  const cloud = runCloud({
    place,
    onSignedOut,
    http: createCloudHttp(place),
    openStream: (onMessage, onFailure) => listenToDocument(place.market, onMessage, onFailure),
    pause: (milliseconds, done) => {
      const timer = setTimeout(done, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  window.addEventListener('online', cloud.online, { signal })
  window.addEventListener('offline', cloud.offline, { signal })
  return () => {
    cloud.flush()
    cloud.stop()
  }
}
