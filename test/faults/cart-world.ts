import { aMoment } from '#domain/cart/cart.builders.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Cloud, CloudEvent, stepCloud } from '#domain/cart/cloud.ts'
import type { LinkedCart } from '#domain/cart/cloud-link.ts'
import { type CartDocument, unwrittenDocument } from '#domain/cart/document.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import { revive } from '#domain/cart/revive.ts'
import { cartToStored } from '#domain/cart/stored-cart.ts'
import { type CartPatch, lineIdsOf, writeDocument } from '#domain/cart/write-document.ts'
import { settingsOf } from './cart-edits.ts'
import { cartErrors, makeLedger } from './cart-ledger.ts'
import type { Draws } from './draws.ts'

export type MemberName = 'ana' | 'bob'

/** A browser. `page` counts its documents: the response to an earlier document's request is discarded. */
export type Client = {
  readonly name: string
  cloud: Cloud
  stored: LinkedCart
  member: MemberName | undefined
  page: number
  stateVersion: string
  readonly skew: number
  isDue: boolean
  /** The browser died between two writes to its storage. */
  isTorn: boolean
  requestNumber: number
}

/** A message in transit. A lost one has no effect, unless something waits for it. */
type Message = { readonly arrive: () => void; readonly isLost?: () => void }

export type Step = typeof stepCloud

/**
 * In the order in which src/web/client/cloud/cart-storage.ts writes: the cart's owner, the cart, the rest of its
 * link.
 */
function torn(before: LinkedCart, { cart, link }: LinkedCart): LinkedCart {
  if (!link || before.link?.owner === link.owner) return { ...before, cart }
  const owner = before.link ? '' : link.owner
  return { cart, link: { owner, stateVersion: link.stateVersion } }
}

/** One server, three browsers, and all messages in transit between them. */
export function createWorld(draws: Draws, step: Step) {
  const documents = new Map<MemberName, CartDocument>()
  const ledger = makeLedger()
  const errors = new Set<string>()
  const clients: Client[] = []
  const state = { now: aMoment, stateVersion: '1', isKind: false, pool: [] as Message[] }
  let ids = 0
  const newId = () => {
    ids += 1
    return `id-${ids}`
  }
  const rulesOf = (client: Client) => {
    const settings = settingsOf(client.stateVersion)
    const now = state.now + client.skew
    return { empty: emptyCart('ro', settings, now, newId()), giftWrap: settings.giftWrap }
  }
  const documentOf = (member: MemberName): CartDocument =>
    documents.get(member) ??
    unwrittenDocument(emptyCart('ro', settingsOf(state.stateVersion), state.now, newId()))

  const send = (message: Message) => void state.pool.push(message)

  const toClient = (client: Client, event: () => CloudEvent | undefined) => {
    const { page } = client
    send({
      arrive: () => {
        const arrivedEvent = client.page === page ? event() : undefined
        if (arrivedEvent && client.cloud.isOnline) dispatch(client, arrivedEvent)
      },
    })
  }

  const deliverDocument = (client: Client, member: MemberName, kind: 'arrived' | 'moved') => {
    const document = documentOf(member)
    const event = { kind, owner: member, document } as const
    toClient(client, () => event)
    if (!state.isKind && draws.chance(0.1)) toClient(client, () => event)
  }

  const toServer = (client: Client, handle: (member: MemberName) => void, isLost?: () => void) => {
    const { member } = client
    if (member) send({ arrive: () => handle(member), ...(isLost ? { isLost } : {}) })
  }

  const applyPatch = (
    member: MemberName,
    patch: CartPatch,
  ): CartDocument | 'moved' | 'outdated' => {
    if (patch.stateVersion !== state.stateVersion) return 'outdated'
    const before = documents.get(member)
    // The clocks of the server's processes differ too.
    const written = writeDocument(before, patch, state.now - draws.whole(0, 2_000))
    if (!written.ok) return 'moved'
    if (before && written.value.timestamp <= before.timestamp)
      errors.add('a timestamp that did not rise')
    if (before && before.stateVersion !== patch.stateVersion) ledger.excuse(before.cart)
    for (const error of cartErrors(written.value.cart)) errors.add(`the document has ${error}`)
    documents.set(member, written.value)
    for (const client of clients)
      if (client.member === member) deliverDocument(client, member, 'arrived')
    return written.value
  }

  const write = (client: Client, patch: CartPatch) => {
    client.requestNumber += 1
    const { requestNumber } = client
    const isAwaited = () => client.requestNumber === requestNumber
    const unanswered = () =>
      toClient(client, () => {
        if (!isAwaited()) return undefined
        client.requestNumber += 1
        return { kind: 'unanswered' }
      })
    const respond = (member: MemberName) => {
      const result = applyPatch(member, patch)
      if (!state.isKind && draws.chance(0.15)) return unanswered()
      if (result === 'moved')
        return isAwaited() ? deliverDocument(client, member, 'moved') : undefined
      if (result === 'outdated')
        return toClient(client, () => (isAwaited() ? { kind: 'rejected' } : undefined))
      const { revision, timestamp } = result
      const accepted = { kind: 'accepted', revision, timestamp } as const
      toClient(client, () => (isAwaited() ? accepted : undefined))
      if (!state.isKind && draws.chance(0.1)) toClient(client, () => accepted)
    }
    toServer(client, respond, unanswered)
    // Abandoned too early: the request still arrives.
    if (!state.isKind && draws.chance(0.1)) unanswered()
  }

  const save = (client: Client) => {
    const { cart, link } = client.cloud
    const isTorn = !state.isKind && draws.chance(0.01)
    const whole = link ? { cart, link } : { cart }
    client.stored = isTorn ? torn(client.stored, whole) : whole
    client.isTorn = isTorn
    return isTorn
  }

  /** What the rules themselves remove: another version, a cart that was not to be merged, a cart of another member. */
  const excuse = ({ name, cloud, stateVersion }: Client, event: CloudEvent) => {
    const { cart, link } = cloud
    if (event.kind === 'online' && link && link.owner !== event.owner) {
      ledger.excuse(cart, documents.get(link.owner as MemberName))
      ledger.forgive(name)
    }
    if (event.kind !== 'arrived' && event.kind !== 'moved') return
    const isReset = event.document.stateVersion !== stateVersion
    if (isReset || (!link && !cart.mergeCartAfterLogin)) ledger.excuse(cart)
    if (isReset) ledger.forgive(name)
  }

  const dispatch = (client: Client, event: CloudEvent) => {
    const rules = rulesOf(client)
    excuse(client, event)
    const { cloud, effects } = step(client.cloud, event, rules)
    client.cloud = cloud
    for (const error of cartErrors(cloud.cart)) errors.add(`${client.name} has ${error}`)
    for (const effect of effects) {
      if (effect.kind === 'save' && save(client)) return load(client)
      if (effect.kind === 'empty') client.stored = { cart: cloud.cart }
      if (effect.kind === 'soon' || effect.kind === 'later') client.isDue = true
      if (effect.kind === 'write') write(client, effect.patch)
      if (effect.kind === 'fetch')
        toServer(client, member => deliverDocument(client, member, 'arrived'))
    }
  }

  /** A page is loaded: it knows only what was stored. */
  const load = (client: Client) => {
    client.page += 1
    client.requestNumber += 1
    client.isDue = false
    client.stateVersion = state.stateVersion
    const stored: unknown = JSON.parse(JSON.stringify(cartToStored(client.stored.cart)))
    const { cart } = revive(stored, rulesOf(client).empty, state.now + client.skew)
    const { isOnline } = client.cloud
    client.stored = { ...client.stored, cart }
    client.cloud = { ...client.stored, isOnline, isWriting: false }
    if (client.member && isOnline) dispatch(client, { kind: 'online', owner: client.member })
  }

  const edit = (client: Client, change: (cart: Cart) => Cart) => {
    const before = client.cloud.cart
    const after = change(before)
    // A line removed before the browser received the document again is not known to have been in it.
    if (after === before || client.isTorn) return
    ledger.edited(client.name, before, after)
    client.stored = { ...client.stored, cart: after }
    client.cloud = { ...client.cloud, cart: after }
    if (client.member) dispatch(client, { kind: 'edited', cart: after })
  }

  const signOut = (client: Client) => {
    if (!client.member) return
    ledger.excuse(client.cloud.cart, documentOf(client.member))
    ledger.forgive(client.name)
    dispatch(client, { kind: 'signed-out' })
    client.member = undefined
    client.page += 1
    client.requestNumber += 1
    client.isDue = false
    const { cart, link } = client.stored
    if (link || client.cloud.link || lineIdsOf(cart).length > 0)
      errors.add('signing out left something behind')
  }

  const join = (name: string, skew: number) => {
    const settings = settingsOf(state.stateVersion)
    const cart = emptyCart('ro', settings, state.now + skew, newId())
    const cloud = { cart, isOnline: true, isWriting: false }
    clients.push({
      name,
      cloud,
      stored: { cart },
      member: undefined,
      page: 0,
      skew,
      requestNumber: 0,
      stateVersion: state.stateVersion,
      isDue: false,
      isTorn: false,
    })
  }

  return {
    state,
    clients,
    documents,
    ledger,
    errors,
    newId,
    documentOf,
    dispatch,
    load,
    edit,
    signOut,
    join,
  }
}

export type World = ReturnType<typeof createWorld>
