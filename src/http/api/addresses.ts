import {
  addressFromWire,
  addressToWire,
  addressUpdateSchema,
  fieldToWire,
  newAddressSchema,
  savedAddressesSchema,
  savedAddressSchema,
} from '#contract/address.ts'
import { marketQuerySchema } from '#contract/query.ts'
import type { SavedAddressRefusal } from '#domain/address/saved-address.ts'
import { ok, refuse } from '#domain/result.ts'
import { addAddress, changeAddress, listAddresses } from '#services/account/save-addresses.ts'
import { logNotOwn } from '../not-own.ts'
import { endpoint, notFound, type Refused } from './endpoint.ts'

const exampleNew = {
  judet: 'Cluj',
  oras: 'Cluj-Napoca',
  county_id: '13',
  locality_id: '1086',
  details: null,
  strada: 'Calea Moților',
  nr: '12A',
  cod_postal: '400001',
}
const exampleSaved = {
  ...exampleNew,
  id: '6a1f9c1e-5f0d-4a55-9a43-0f6f2f2b8d10',
  user_id: '0b6e8f34-7a3d-4a1c-8f0e-3d9d5d1e2c77',
  address_type: 'DELIVERY',
} as const

export const listAddressesEndpoint = endpoint({
  method: 'GET',
  path: '/api/addresses/',
  access: 'member',
  summary: 'The delivery addresses a member saved in a market.',
  query: marketQuerySchema,
  answer: savedAddressesSchema,
  refuses: [400, 401],
  example: { query: { market: 'ro' }, answer: { items: [exampleSaved] } },
  serve: async ({ ctx, query, member: { userId } }) => {
    const saved = await listAddresses(ctx, { userId, market: query.market })
    return ok({ items: saved.map(address => addressToWire(address, userId)) })
  },
})

export const addAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/addresses/',
  access: 'member',
  summary: 'Saves a delivery address; the names of its places are those of the list.',
  status: 201,
  limit: 'orders',
  query: marketQuerySchema,
  body: newAddressSchema,
  answer: savedAddressSchema,
  refuses: [400, 401, 403, 409, 413, 415, 422, 429],
  example: { query: { market: 'ro' }, body: { address: exampleNew }, answer: exampleSaved },
  serve: async ({ ctx, query, body, member: { userId } }) => {
    const owner = { userId, market: query.market }
    const added = await addAddress(ctx, owner, addressFromWire(body.address))
    return added.ok ? ok(addressToWire(added.value, userId)) : refuse(refusedOf(added.refusal))
  },
})

export const changeAddressEndpoint = endpoint({
  method: 'PUT',
  path: '/api/addresses/',
  access: 'member',
  summary: "Changes a saved address; anybody else's is answered like a missing one.",
  limit: 'orders',
  query: marketQuerySchema,
  body: addressUpdateSchema,
  answer: savedAddressSchema,
  refuses: [400, 401, 403, 404, 413, 415, 422, 429],
  example: { query: { market: 'ro' }, body: exampleSaved, answer: exampleSaved },
  serve: async ({ ctx, query, body, member: { userId } }) => {
    const owner = { userId, market: query.market }
    const changed =
      body.user_id === userId
        ? await changeAddress(ctx, owner, body.id, addressFromWire(body))
        : refuse({ kind: 'not-found' } as const)
    if (changed.ok) return ok(addressToWire(changed.value, userId))
    if (changed.refusal.kind === 'not-found')
      logNotOwn({ kind: 'address', route: 'PUT /api/addresses/', userId })
    return refuse(refusedOf(changed.refusal))
  },
})

function refusedOf(refusal: SavedAddressRefusal): Refused {
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'too-many-addresses':
      return {
        status: 409,
        code: refusal.kind,
        title: 'No more addresses can be saved.',
        max: refusal.max,
      }
    case 'invalid-field':
      return {
        status: 422,
        code: refusal.code,
        title: 'A value cannot be accepted.',
        field: fieldToWire(refusal.field),
      }
  }
}
