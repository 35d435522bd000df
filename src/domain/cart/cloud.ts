import type { Cart } from './cart.ts'
import type { CloudLink, CloudRules, LinkedCart } from './cloud-link.ts'
import { type CartDocument, sharedKeys, sharedOf } from './document.ts'
import { receiveDocument } from './receive-document.ts'
import { isSame } from './same.ts'
import { type CartPatch, writeDocument } from './write-document.ts'

/** `owner`: the currently signed-in member; a cart of another member is neither written nor shown. */
export type Cloud = LinkedCart & {
  readonly owner?: string
  readonly isOnline: boolean
  readonly isWriting: boolean
}

type Received = { readonly owner: string; readonly document: CartDocument }
type Accepted = { readonly revision: number; readonly timestamp: number }

/** `moved`: a 409, with the document that was fetched afterwards. `due`: a requested pause is over. */
export type CloudEvent =
  | { readonly kind: 'offline' | 'due' | 'unanswered' | 'rejected' | 'signed-out' }
  | { readonly kind: 'online'; readonly owner: string }
  | { readonly kind: 'edited'; readonly cart: Cart }
  | ({ readonly kind: 'arrived' | 'moved' } & Received)
  | ({ readonly kind: 'accepted' } & Accepted)

/** `save`: first the cart, then its link. `soon` and `later` request `due` after a short and after a growing pause. */
export type CloudEffect =
  | { readonly kind: 'save' | 'fetch' | 'soon' | 'later' | 'empty' }
  | { readonly kind: 'write'; readonly patch: CartPatch }

export type CloudStep = { readonly cloud: Cloud; readonly effects: readonly CloudEffect[] }

/** Keeps a browser's cart and its member's document in sync (Spec 3.4, 4.5, 7.2). */
export function stepCloud(cloud: Cloud, event: CloudEvent, rules: CloudRules): CloudStep {
  switch (event.kind) {
    case 'online':
      return enter(cloud, event.owner, rules)
    case 'offline':
      return { cloud: { ...cloud, isOnline: false }, effects: [] }
    case 'edited':
      return scheduleWrite({ ...cloud, cart: event.cart })
    case 'arrived':
      return receive(cloud, { ...event, isRefetched: false }, rules)
    case 'moved':
      return receive(writeEnded(cloud), { ...event, isRefetched: true }, rules)
    case 'due':
      return write(cloud)
    case 'accepted':
      return accept(writeEnded(cloud), event)
    case 'unanswered':
      return { cloud: writeEnded(cloud), effects: [{ kind: 'later' }] }
    case 'rejected':
      // A write that the shop rejects is retried only with the next change.
      return { cloud: withoutSent(writeEnded(cloud)), effects: [{ kind: 'save' }] }
    case 'signed-out':
      return {
        cloud: { cart: rules.empty, isOnline: cloud.isOnline, isWriting: false },
        effects: [{ kind: 'empty' }],
      }
  }
}

/**
 * The changes of the cart that its document lacks; the whole cart if the document was never written or has another
 * version. A change of the expiry alone is not worth a write: it is sent with the next one.
 */
export function patchOf({ cart, link }: LinkedCart): CartPatch | undefined {
  // A page of another version writes nothing before it has received its document.
  if (!link?.base || link.stateVersion !== cart.stateVersion) return undefined
  const { base } = link
  const changed = sharedKeys.filter(key => !isSame(cart[key], base.cart[key]))
  if (changed.every(key => key === 'expireAt')) return undefined
  const isPart = base.revision > 0 && base.stateVersion === cart.stateVersion
  return {
    baseRevision: base.revision,
    stateVersion: cart.stateVersion,
    keys: Object.fromEntries((isPart ? changed : sharedKeys).map(key => [key, cart[key] ?? null])),
  }
}

/** The cart of another member is replaced with an empty one at once, so that nothing more is added to it. */
function enter(cloud: Cloud, owner: string, rules: CloudRules): CloudStep {
  const entered = { ...cloud, owner, isOnline: true }
  if (!cloud.link || cloud.link.owner === owner)
    return { cloud: entered, effects: [{ kind: 'fetch' }] }
  const link = { owner, stateVersion: rules.empty.stateVersion }
  return {
    cloud: { ...entered, cart: rules.empty, link },
    effects: [{ kind: 'save' }, { kind: 'fetch' }],
  }
}

function receive(
  cloud: Cloud,
  arrival: Received & { readonly isRefetched: boolean },
  rules: CloudRules,
): CloudStep {
  // Requested while another member was signed in, or by another page.
  if (arrival.owner !== cloud.owner) return scheduleWrite(cloud)
  const received = receiveDocument(cloud, arrival, rules)
  if (received.kind === 'ignored')
    return cloud.cart.mergeCartAfterLogin ? withSave(cloud) : scheduleWrite(cloud)
  const { owner, document } = arrival
  const base = received.kind === 'reset' ? { ...document, cart: sharedOf(rules.empty) } : document
  const link = { owner, stateVersion: rules.empty.stateVersion, base }
  return withSave({ ...cloud, cart: received.cart, link })
}

/** One write at a time; a write with an unknown outcome is repeated unchanged, so that it cannot be applied twice. */
function write(cloud: Cloud): CloudStep {
  const { link } = cloud
  const patch = link?.sent ?? patchOf(cloud)
  const canWrite = cloud.isOnline && !cloud.isWriting && cloud.owner === link?.owner
  if (!link || !patch || !canWrite) return { cloud, effects: [] }
  return {
    cloud: { ...cloud, link: { ...link, sent: patch }, isWriting: true },
    effects: [{ kind: 'save' }, { kind: 'write', patch }],
  }
}

/** If the stream was faster than the response, or the response belongs to an older write, nothing changes. */
function accept(cloud: Cloud, { revision, timestamp }: Accepted): CloudStep {
  const { link } = cloud
  if (!link?.base || link.sent?.baseRevision !== revision - 1) return scheduleWrite(cloud)
  const written = writeDocument(link.base, link.sent, timestamp)
  if (!written.ok) return scheduleWrite(cloud)
  const { sent: _sent, ...rest } = link
  return withSave({ ...cloud, link: { ...rest, base: { ...written.value, revision, timestamp } } })
}

function withSave(cloud: Cloud): CloudStep {
  const { cloud: settled, effects } = scheduleWrite(settledOf(cloud))
  return { cloud: settled, effects: [{ kind: 'save' }, ...effects] }
}

/** A cart that equals its document has the document's timestamp, and its request to merge is done. */
function settledOf(cloud: Cloud): Cloud {
  const { cart, link } = cloud
  if (!link?.base || patchOf(cloud)) return cloud
  const { timestamp } = link.base
  return { ...cloud, cart: { ...cart, timestamp, mergeCartAfterLogin: false } }
}

function scheduleWrite(cloud: Cloud): CloudStep {
  return {
    cloud,
    effects: cloud.link?.sent || patchOf(cloud) ? [{ kind: 'soon' }] : [],
  }
}

function writeEnded(cloud: Cloud): Cloud {
  return { ...cloud, isWriting: false }
}

function withoutSent(cloud: Cloud): Cloud {
  if (!cloud.link) return cloud
  const { sent: _sent, ...link }: CloudLink = cloud.link
  return { ...cloud, link }
}
