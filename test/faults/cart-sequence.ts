import { type Cloud, patchOf, stepCloud } from '#domain/cart/cloud.ts'
import { type CartDocument, sharedKeys } from '#domain/cart/document.ts'
import { stamped } from '#domain/cart/expiry.ts'
import { isSame } from '#domain/cart/same.ts'
import { lineIdsOf } from '#domain/cart/write-document.ts'
import { anyEdit, settingsOf, undone } from './cart-edits.ts'
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

type Turn = { readonly world: World; readonly draws: Draws; readonly client: Client }

/** One random sequence, after which everything recovers. The same seed gives the same sequence (quality.md R8). */
export function playSequence(seed: number, step: Step = stepCloud): readonly string[] {
  const draws = drawsFrom(seed)
  const world = createWorld(draws, step)
  for (const [name, skew] of [
    ['first', 0],
    ['second', day],
    ['third', -day],
  ] as const)
    world.join(name, skew)
  for (const client of world.clients) if (draws.chance(0.9)) signIn(world, draws, client)
  const length = draws.whole(30, 100)
  for (let turn = 0; turn < length; turn += 1) {
    world.state.now += draws.whole(0, 500)
    turns[draws.weighted(weights)]({ world, draws, client: draws.pick(world.clients) })
  }
  const isQuiet = heal(world)
  return [...world.errors, ...(isQuiet ? errorsAfter(world) : ['it never comes to rest'])]
}

const turns: Readonly<Record<Kind, (turn: Turn) => void>> = {
  edit: ({ world, draws, client }) =>
    world.edit(client, cart => {
      const edited = anyEdit(draws, cart, world.newId)
      return edited === cart ? cart : stampedIn(world, draws, client, edited)
    }),
  'take-back': ({ world, draws, client }) => {
    const before = client.cloud.cart
    world.edit(client, cart => stampedIn(world, draws, client, anyEdit(draws, cart, world.newId)))
    for (let turn = draws.whole(0, 3); turn > 0; turn -= 1) deliver(world, draws)
    if (draws.chance(0.7) && client.cloud.cart.stateVersion === before.stateVersion)
      world.edit(client, cart => stampedIn(world, draws, client, undone(cart, before)))
  },
  deliver: ({ world, draws }) => deliver(world, draws),
  due: ({ world, client }) => fire(world, client),
  lose: ({ world, draws }) => takenFrom(world, draws)?.isLost?.(),
  offline: ({ world, client }) => {
    if (client.cloud.isOnline) world.dispatch(client, { kind: 'offline' })
  },
  online: ({ world, client }) => connect(world, client),
  'sign-in': ({ world, draws, client }) => {
    if (!client.member) signIn(world, draws, client)
  },
  'sign-out': ({ world, client }) => world.signOut(client),
  'change-member': ({ world, draws, client }) => {
    // The session passed to another member without this page noticing.
    if (client.member) signIn(world, draws, client)
  },
  reload: ({ world, client }) => world.load(client),
  'new-version': ({ world }) => {
    world.state.stateVersion = String(Number(world.state.stateVersion) + 1)
  },
}

/** The sign-in page says that the cart is to be merged (Spec 4.5); a sign-in by link may not say so. */
function signIn(world: World, draws: Draws, client: Client) {
  const member: MemberName = draws.chance(0.85) ? 'ana' : 'bob'
  const wantsMerge = draws.chance(0.85)
  const { cart } = client.stored
  client.stored = { ...client.stored, cart: { ...cart, mergeCartAfterLogin: wantsMerge } }
  client.member = member
  world.load(client)
}

/** By the client's own clock, which is a day wrong; sometimes the timestamp equals the document's. */
function stampedIn(world: World, draws: Draws, client: Client, cart: Cloud['cart']) {
  const stampedCart = stamped(cart, settingsOf(cart.stateVersion), world.state.now + client.skew)
  const document = client.member && world.documents.get(client.member)
  return document && draws.chance(0.1)
    ? { ...stampedCart, timestamp: document.timestamp }
    : stampedCart
}

function takenFrom({ state }: World, draws: Draws) {
  return state.pool.length === 0
    ? undefined
    : state.pool.splice(draws.whole(0, state.pool.length - 1), 1)[0]
}

function deliver(world: World, draws: Draws) {
  return takenFrom(world, draws)?.arrive()
}

function fire(world: World, client: Client) {
  if (!client.isDue || !client.member) return
  client.isDue = false
  world.dispatch(client, { kind: 'due' })
}

function connect(world: World, client: Client) {
  if (client.member) world.dispatch(client, { kind: 'online', owner: client.member })
  else client.cloud = { ...client.cloud, isOnline: true }
}

/** No more losses, every page on the current version, everyone online; until nothing changes any more. */
function heal(world: World): boolean {
  world.state.isKind = true
  for (const { isLost } of world.state.pool.splice(0)) isLost?.()
  for (const client of world.clients) {
    client.cloud = { ...client.cloud, isOnline: true }
    world.load(client)
  }
  for (let round = 0; round < 300; round += 1) {
    world.state.now += 200
    const messages = world.state.pool.splice(0)
    for (const message of messages) message.arrive()
    const due = world.clients.filter(client => client.isDue && client.member)
    for (const client of due) fire(world, client)
    if (messages.length === 0 && due.length === 0) return true
  }
  return false
}

function errorsAfter(world: World): readonly string[] {
  const documents = [...world.documents.values()]
  const isOfToday = ({ stateVersion }: CartDocument) => stateVersion === world.state.stateVersion
  for (const old of documents.filter(document => !isOfToday(document)))
    world.ledger.excuse(old.cart)
  const written = documents.map(document => (isOfToday(document) ? lineIdsOf(document.cart) : []))
  const everywhere = new Set([
    ...written.flat(),
    ...world.clients.filter(({ member }) => !member).flatMap(({ cloud }) => lineIdsOf(cloud.cart)),
  ])
  const [one = [], other = []] = written
  return [
    ...world.clients.filter(({ member }) => member).flatMap(client => differences(world, client)),
    ...written
      .flat()
      .filter(world.ledger.mustBeGone)
      .map(id => `${id} was removed and came back`),
    ...world.ledger
      .mustBeThere()
      .filter(id => !everywhere.has(id))
      .map(id => `${id} was lost`),
    ...one.filter(id => other.includes(id)).map(id => `${id} is in two members’ carts`),
  ]
}

function differences(world: World, { name, member, cloud }: Client): readonly string[] {
  if (!member) return []
  const document = world.documents.get(member)
  const compared = sharedKeys.filter(key => key !== 'expireAt')
  const isAlike =
    document?.stateVersion === world.state.stateVersion
      ? compared.every(key => isSame(cloud.cart[key], document.cart[key]))
      : lineIdsOf(cloud.cart).length === 0
  return [
    isAlike ? [] : [`${name} has another cart than the document`],
    cloud.link?.sent || patchOf(cloud) ? [`${name} still has something to write`] : [],
    cloud.cart.mergeCartAfterLogin ? [`${name} still wishes to merge`] : [],
    cloud.link?.owner === member ? [] : [`${name} has a cart of another`],
  ].flat()
}
