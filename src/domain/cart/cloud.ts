import type { Cart } from './cart.ts'
import type { CloudLink, CloudRules, LinkedCart } from './cloud-link.ts'
import { type CartDocument, sharedKeys, sharedOf } from './document.ts'
import { receiveDocument } from './receive-document.ts'
import { isSame } from './same.ts'
import { type CartPatch, writeDocument } from './write-document.ts'

/** `owner`: the member the shop lets in now; what is another's is neither written nor shown. */
export type Cloud = LinkedCart & {
  readonly owner?: string
  readonly isOnline: boolean
  readonly isWriting: boolean
}

type Received = { readonly owner: string; readonly document: CartDocument }
type Accepted = { readonly revision: number; readonly timestamp: number }

/** `moved`: 409, with the document that was asked for after it. `due`: a pause asked for is over. */
export type CloudEvent =
  | { readonly kind: 'offline' | 'due' | 'unanswered' | 'rejected' | 'signed-out' }
  | { readonly kind: 'online'; readonly owner: string }
  | { readonly kind: 'edited'; readonly cart: Cart }
  | ({ readonly kind: 'arrived' | 'moved' } & Received)
  | ({ readonly kind: 'accepted' } & Accepted)

/** `save`: the cart first, then its link. `soon` and `later` ask for `due` after a short and a growing pause. */
export type CloudEffect =
  | { readonly kind: 'save' | 'fetch' | 'soon' | 'later' | 'empty' }
  | { readonly kind: 'write'; readonly patch: CartPatch }

export type CloudStep = { readonly cloud: Cloud; readonly effects: readonly CloudEffect[] }

/** Spec 3.4, 4.5, 7.2: how a browser keeps its cart and its member's document the same. */
export function stepCloud(cloud: Cloud, event: CloudEvent, rules: CloudRules): CloudStep {
  switch (event.kind) {
    case 'online':
      return enter(cloud, event.owner, rules)
    case 'offline':
      return { cloud: { ...cloud, isOnline: false }, effects: [] }
    case 'edited':
      return goOn({ ...cloud, cart: event.cart })
    case 'arrived':
      return receive(cloud, { ...event, isAnswer: false }, rules)
    case 'moved':
      return receive(answered(cloud), { ...event, isAnswer: true }, rules)
    case 'due':
      return write(cloud)
    case 'accepted':
      return accept(answered(cloud), event)
    case 'unanswered':
      return { cloud: answered(cloud), effects: [{ kind: 'later' }] }
    case 'rejected':
      // What the shop will not take is tried again with the next change, not before.
      return { cloud: withoutSent(answered(cloud)), effects: [{ kind: 'save' }] }
    case 'signed-out':
      return {
        cloud: { cart: rules.empty, isOnline: cloud.isOnline, isWriting: false },
        effects: [{ kind: 'empty' }],
      }
  }
}

/** What of the cart is not in its document yet; all of it where none was written, or of another version. That only the expiry moved is not worth a write: it goes with the next. */
export function patchOf({ cart, link }: LinkedCart): CartPatch | undefined {
  // Before a page of another version has heard of its document, it has nothing to say to it.
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

/** The cart of another member is set aside at once, so that nothing is put into it any more. */
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
  arrival: Received & { readonly isAnswer: boolean },
  rules: CloudRules,
): CloudStep {
  // Asked for when another was signed in, or by another page.
  if (arrival.owner !== cloud.owner) return goOn(cloud)
  const received = receiveDocument(cloud, arrival, rules)
  if (received.kind === 'ignored')
    return cloud.cart.mergeCartAfterLogin ? saved(cloud) : goOn(cloud)
  const { owner, document } = arrival
  const base = received.kind === 'reset' ? { ...document, cart: sharedOf(rules.empty) } : document
  const link = { owner, stateVersion: rules.empty.stateVersion, base }
  return saved({ ...cloud, cart: received.cart, link })
}

/** One write at a time; one of unknown fate is repeated as it was, so that it cannot be taken twice. */
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

/** Where the stream was quicker than the answer, or the answer is an older write's, it tells nothing new. */
function accept(cloud: Cloud, { revision, timestamp }: Accepted): CloudStep {
  const { link } = cloud
  if (!link?.base || link.sent?.baseRevision !== revision - 1) return goOn(cloud)
  const written = writeDocument(link.base, link.sent, timestamp)
  if (!written.ok) return goOn(cloud)
  const { sent: _sent, ...stored } = link
  return saved({ ...cloud, link: { ...stored, base: { ...written.value, revision, timestamp } } })
}

function saved(cloud: Cloud): CloudStep {
  const { cloud: settled, effects } = goOn(settledOf(cloud))
  return { cloud: settled, effects: [{ kind: 'save' }, ...effects] }
}

/** A cart that is its document has its timestamp, and the wish to merge is fulfilled. */
function settledOf(cloud: Cloud): Cloud {
  const { cart, link } = cloud
  if (!link?.base || patchOf(cloud)) return cloud
  const { timestamp } = link.base
  return { ...cloud, cart: { ...cart, timestamp, mergeCartAfterLogin: false } }
}

function goOn(cloud: Cloud): CloudStep {
  return {
    cloud,
    effects: cloud.link?.sent || patchOf(cloud) ? [{ kind: 'soon' }] : [],
  }
}

function answered(cloud: Cloud): Cloud {
  return { ...cloud, isWriting: false }
}

function withoutSent(cloud: Cloud): Cloud {
  if (!cloud.link) return cloud
  const { sent: _sent, ...link }: CloudLink = cloud.link
  return { ...cloud, link }
}
