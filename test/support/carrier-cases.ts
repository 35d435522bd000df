import type { Carrier } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { DeliveryProvider, ShipmentCommand } from '#providers/delivery/delivery-provider.ts'
import { createEcont } from '#providers/econt/econt.ts'
import { createGls } from '#providers/gls/gls.ts'
import { createSameday } from '#providers/sameday/sameday.ts'
import { createKeys } from '../../src/sandbox/keys.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/start-sandbox.ts'

const keys = createKeys('carriers of the tests')

export function startCarriers() {
  return startSandbox({ keys: { ...keys, gls: { ...keys.gls, clientNumber: '100234567' } } })
}

/** The three adapters, connected to the sandbox; pauses between retries are short. */
export function carriersAt({ url, world }: Sandbox): Record<Carrier, DeliveryProvider> {
  const { sameday, econt, gls } = world.keys
  const patience = { timeoutMs: 2_000, firstPauseMs: 1 }
  const at = (carrier: Carrier) => ({
    ...patience,
    baseUrl: `${url}/couriers/${carrier}`,
    trackingUrl: `https://${carrier}.example/track?awb={awb}`,
  })
  return {
    sameday: createSameday({
      ...at('sameday'),
      ...sameday,
      pickupPointId: '4711',
      services: { courier: '7', locker: '15' },
      returns: {
        services: { courier: '10', locker: '24' },
        to: {
          name: 'Magazin SRL',
          phone: '+40264123456',
          email: 'depozit@example.com',
          county: 'Cluj',
          city: 'Cluj-Napoca',
          address: 'Strada Fabricii 12',
          postalCode: '400620',
        },
      },
    }),
    econt: createEcont({
      ...at('econt'),
      ...econt,
      sender: { name: 'Магазин', phone: '+35921234567', officeCode: 'bg-econt-office-001' },
    }),
    gls: createGls({
      ...at('gls'),
      ...gls,
      pointsUrl: `${url}/couriers/gls`,
      sender: {
        name: 'Bolt Kft.',
        phone: '+3612345678',
        email: 'bolt@example.com',
        street: 'Raktár utca',
        houseNumber: '1',
        city: 'Budapest',
        postalCode: '1097',
      },
    }),
  }
}

const currencyOf = { sameday: 'RON', econt: 'BGN', gls: 'HUF' } as const

export const pointIdOf = {
  sameday: 'ro-easybox-018',
  econt: 'bg-econt-locker-005',
  gls: 'gls-hu-locker-006',
} as const satisfies Record<Carrier, string>

function aPoint(carrier: Carrier): PickupPoint {
  return {
    id: pointIdOf[carrier],
    carrier,
    kind: 'locker',
    name: 'Punct',
    address: 'Strada Mare 1',
    county: 'Cluj',
    countyId: '13',
    city: 'Cluj-Napoca',
    cityId: '1100',
    postalCode: '400372',
    lat: 46.765,
    lng: 23.57,
  }
}

/** One phone to a locker, 1,499.00 to collect. */
export function aParcelFor(carrier: Carrier, over: Partial<ShipmentCommand> = {}): ShipmentCommand {
  return {
    orderNumber: 'RO-100000-1',
    recipient: { name: 'Client Încercat', phone: '+40740123456', email: 'client@example.com' },
    to: { kind: 'point', point: aPoint(carrier) },
    weightGrams: 500,
    cash: { minor: 149_900, currency: currencyOf[carrier] },
    ...over,
  }
}

export const aDoor = {
  kind: 'address',
  address: {
    county: { id: '1', name: 'Cluj' },
    locality: { id: '1100', name: 'Cluj-Napoca' },
    street: 'Strada Mare',
    number: '12A',
    postalCode: '400372',
  },
} as const

async function post(sandbox: Sandbox, path: string, body: unknown) {
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Performs a courier's action on a parcel: collect, move, arrive, deliver, fail, not-picked-up, return, lose. */
export function actAsCourier(sandbox: Sandbox, awb: string, action: string) {
  return post(sandbox, `parcels/${awb}`, { status: action })
}

export function openPoint(sandbox: Sandbox, id: string, isOpen: boolean) {
  return post(sandbox, `points/${id}`, { isOpen })
}

export function advance(sandbox: Sandbox, hours: number) {
  return post(sandbox, 'clock/advance', { ms: hours * 3_600_000 })
}

export function play(sandbox: Sandbox, provider: Carrier, ...script: unknown[]) {
  return post(sandbox, 'scenarios', { match: { provider }, script })
}

type CallEntry = { readonly kind: string; readonly path?: string; readonly method?: string }

/** The number of calls from the shop to URLs that contain this text. */
export function callsOf(sandbox: Sandbox, provider: Carrier, part: string): number {
  return (sandbox.world.journal.read({ provider, kind: 'call' }) as readonly CallEntry[]).filter(
    ({ path = '' }) => path.includes(part),
  ).length
}
