import { buildUrl } from '#domain/market/build-url.ts'
import type { CartPlace } from '../cart-store.ts'
import { makeCloudHttp } from './cloud-http.ts'
import { runCloud } from './cloud-run.ts'
import { listenToDocument } from './document-stream.ts'
import { customToken, forgetMember, isMemberHere } from './member-cookies.ts'
import { emptyMembersCarts } from './members-carts.ts'

type CloudPlace = CartPlace & { readonly prefix: string; readonly path: string }

/** Where there is a member, one tab follows the cloud; where there is none, what one left behind is cleared away. */
export function startCloud(place: CloudPlace, leaving: AbortSignal): void {
  const logout = buildUrl(place.market, 'logout')
  if (!isMemberHere()) {
    emptyMembersCarts()
    return
  }
  if (place.path.startsWith(logout)) return
  const lost = () => {
    emptyMembersCarts()
    forgetMember()
    // The answer that told it may have taken the cookies away: the page is told in its address.
    location.assign(`${place.prefix}${logout}?lost`)
  }
  if (customToken() === undefined) {
    lost()
    return
  }
  const start = () => followInOneTab(place, lost, leaving)
  start()
  // A page that comes back as it was left goes on where it stopped.
  window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal: leaving })
}

/** Exactly one tab where the browser can tell them apart; else each, which costs a request and no more. */
function followInOneTab(place: CloudPlace, lost: () => void, leaving: AbortSignal): void {
  const ending = new AbortController()
  const signal = AbortSignal.any([leaving, ending.signal])
  const follow = () =>
    new Promise<void>(done => {
      const stop = follows(place, lost, signal)
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

function follows(place: CloudPlace, lost: () => void, signal: AbortSignal): () => void {
  const cloud = runCloud({
    place,
    lost,
    http: makeCloudHttp(place),
    openStream: (received, failed) => listenToDocument(place.market, received, failed),
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
