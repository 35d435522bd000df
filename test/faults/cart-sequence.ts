import { type Cloud, patchOf, stepCloud } from '#domain/cart/cloud.ts'
import { type CartDocument, sharedKeys } from '#domain/cart/document.ts'
import { stamped } from '#domain/cart/expiry.ts'
import { isSame } from '#domain/cart/same.ts'
import { lineIdsOf } from '#domain/cart/write-document.ts'
import { anyEdit, settingsOf, taken } from './cart-edits.ts'
import { type Client, createWorld, type MemberName, type Step, type World } from './cart-world.ts'
import { type Draws, drawsFrom } from './draws.ts'

const day = 86_400_000

const weights = {
  edit: 16,
  'take-back': 2,
  deliver: 50,
  due: 24,
  lose: 3,
  offline: 2,
  online: 3,
  'sign-in': 4,
  'sign-out': 0.6,
  'change-member': 0.3,
  reload: 2,
  'new-version': 0.3,
} as const

type Kind = keyof typeof weights

type Turn = { readonly it: World; readonly draws: Draws; readonly client: Client }

/** One random sequence, after which everything recovers. The same seed gives the same sequence (quality.md R8). */
export function playSequence(seed: number, step: Step = stepCloud): readonly string[] {
  const draws = drawsFrom(seed)
  const it = createWorld(draws, step)
  for (const [name, skew] of [
    ['first', 0],
    ['second', day],
    ['third', -day],
  ] as const)
    it.join(name, skew)
  for (const client of it.clients) if (draws.chance(0.9)) signIn(it, draws, client)
  const length = draws.whole(30, 100)
  for (let turn = 0; turn < length; turn += 1) {
    it.world.now += draws.whole(0, 500)
    turns[draws.weighted(weights)]({ it, draws, client: draws.pick(it.clients) })
  }
  const isQuiet = heal(it)
  return [...it.errors, ...(isQuiet ? errorsAfter(it) : ['it never comes to rest'])]
}

const turns: Readonly<Record<Kind, (turn: Turn) => void>> = {
  edit: ({ it, draws, client }) =>
    it.edit(client, cart => {
      const edited = anyEdit(draws, cart, it.newId)
      return edited === cart ? cart : stampedIn(it, draws, client, edited)
    }),
  'take-back': ({ it, draws, client }) => {
    const before = client.cloud.cart
    it.edit(client, cart => stampedIn(it, draws, client, anyEdit(draws, cart, it.newId)))
    for (let turn = draws.whole(0, 3); turn > 0; turn -= 1) deliver(it, draws)
    if (draws.chance(0.7) && client.cloud.cart.stateVersion === before.stateVersion)
      it.edit(client, cart => stampedIn(it, draws, client, taken(cart, before)))
  },
  deliver: ({ it, draws }) => deliver(it, draws),
  due: ({ it, client }) => fire(it, client),
  lose: ({ it, draws }) => takenFrom(it, draws)?.isLost?.(),
  offline: ({ it, client }) => {
    if (client.cloud.isOnline) it.dispatch(client, { kind: 'offline' })
  },
  online: ({ it, client }) => connect(it, client),
  'sign-in': ({ it, draws, client }) => {
    if (!client.member) signIn(it, draws, client)
  },
  'sign-out': ({ it, client }) => it.signOut(client),
  'change-member': ({ it, draws, client }) => {
    // The session passed to another member without this page noticing.
    if (client.member) signIn(it, draws, client)
  },
  reload: ({ it, client }) => it.load(client),
  'new-version': ({ it }) => {
    it.world.stateVersion = String(Number(it.world.stateVersion) + 1)
  },
}

/** The sign-in page says that the cart is to be merged (Spec 4.5); a sign-in by link may not say so. */
function signIn(it: World, draws: Draws, client: Client) {
  const member: MemberName = draws.chance(0.85) ? 'ana' : 'bob'
  const wishes = draws.chance(0.85)
  const { cart } = client.stored
  client.stored = { ...client.stored, cart: { ...cart, mergeCartAfterLogin: wishes } }
  client.member = member
  it.load(client)
}

/** By the client's own clock, which is a day wrong; sometimes the timestamp equals the document's. */
function stampedIn(it: World, draws: Draws, client: Client, cart: Cloud['cart']) {
  const saved = stamped(cart, settingsOf(cart.stateVersion), it.world.now + client.skew)
  const document = client.member && it.documents.get(client.member)
  return document && draws.chance(0.1) ? { ...saved, timestamp: document.timestamp } : saved
}

function takenFrom({ world }: World, draws: Draws) {
  return world.pool.length === 0
    ? undefined
    : world.pool.splice(draws.whole(0, world.pool.length - 1), 1)[0]
}

function deliver(it: World, draws: Draws) {
  return takenFrom(it, draws)?.arrive()
}

function fire(it: World, client: Client) {
  if (!client.isDue || !client.member) return
  client.isDue = false
  it.dispatch(client, { kind: 'due' })
}

function connect(it: World, client: Client) {
  if (client.member) it.dispatch(client, { kind: 'online', owner: client.member })
  else client.cloud = { ...client.cloud, isOnline: true }
}

/** No more losses, every page on the current version, everyone online; until nothing changes any more. */
function heal(it: World): boolean {
  it.world.isKind = true
  for (const { isLost } of it.world.pool.splice(0)) isLost?.()
  for (const client of it.clients) {
    client.cloud = { ...client.cloud, isOnline: true }
    it.load(client)
  }
  for (let round = 0; round < 300; round += 1) {
    it.world.now += 200
    const messages = it.world.pool.splice(0)
    for (const message of messages) message.arrive()
    const due = it.clients.filter(client => client.isDue && client.member)
    for (const client of due) fire(it, client)
    if (messages.length === 0 && due.length === 0) return true
  }
  return false
}

function errorsAfter(it: World): readonly string[] {
  const documents = [...it.documents.values()]
  const isOfToday = ({ stateVersion }: CartDocument) => stateVersion === it.world.stateVersion
  for (const old of documents.filter(document => !isOfToday(document))) it.ledger.excuse(old.cart)
  const written = documents.map(document => (isOfToday(document) ? lineIdsOf(document.cart) : []))
  const everywhere = new Set([
    ...written.flat(),
    ...it.clients.filter(({ member }) => !member).flatMap(({ cloud }) => lineIdsOf(cloud.cart)),
  ])
  const [one = [], other = []] = written
  return [
    ...it.clients.filter(({ member }) => member).flatMap(client => differences(it, client)),
    ...written
      .flat()
      .filter(it.ledger.mustBeGone)
      .map(id => `${id} was removed and came back`),
    ...it.ledger
      .mustBeThere()
      .filter(id => !everywhere.has(id))
      .map(id => `${id} was lost`),
    ...one.filter(id => other.includes(id)).map(id => `${id} is in two members’ carts`),
  ]
}

function differences(it: World, { name, member, cloud }: Client): readonly string[] {
  if (!member) return []
  const document = it.documents.get(member)
  const compared = sharedKeys.filter(key => key !== 'expireAt')
  const isAlike =
    document?.stateVersion === it.world.stateVersion
      ? compared.every(key => isSame(cloud.cart[key], document.cart[key]))
      : lineIdsOf(cloud.cart).length === 0
  return [
    isAlike ? [] : [`${name} has another cart than the document`],
    cloud.link?.sent || patchOf(cloud) ? [`${name} still has something to write`] : [],
    cloud.cart.mergeCartAfterLogin ? [`${name} still wishes to merge`] : [],
    cloud.link?.owner === member ? [] : [`${name} has a cart of another`],
  ].flat()
}
