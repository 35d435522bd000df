import type { SandboxKeys } from '../../sandbox/keys.ts'
import type { ProviderSettings } from '../config/providers.ts'

/** The carriers of a demo, which the sandbox plays. */
export function demoCarriers(
  { sameday, econt, gls }: SandboxKeys,
  url: string,
): Pick<ProviderSettings, 'sameday' | 'econt' | 'gls'> {
  const urlsOf = (carrier: string) => ({
    baseUrl: `${url}/couriers/${carrier}`,
    trackingUrl: `${url}/couriers/${carrier}/track/{awb}`,
  })
  return {
    sameday: {
      ...urlsOf('sameday'),
      ...sameday,
      pickupPointId: '1',
      services: { courier: '7', locker: '15' },
      returns: demoReturns,
    },
    econt: {
      ...urlsOf('econt'),
      ...econt,
      sender: { name: 'Kintsu', phone: '+35920000000', officeCode: 'bg-econt-office-001' },
    },
    gls: {
      ...urlsOf('gls'),
      ...gls,
      pointsUrl: `${url}/couriers/gls`,
      sender: {
        name: 'Kintsu Magyarország Kft.',
        phone: '+3610000000',
        email: 'szia@kintsu.example',
        street: 'Raktár utca',
        houseNumber: '1',
        city: 'Budapest',
        postalCode: '1097',
      },
    },
  }
}

/** The shop's own address, where its parcels are picked up too. */
const demoReturns = {
  services: { courier: '10', locker: '24' },
  to: {
    name: 'Kintsu Recond SRL',
    phone: '+40264000000',
    email: 'salut@kintsu.example',
    county: 'Cluj',
    city: 'Cluj-Napoca',
    address: 'Str. Exemplului 1',
    postalCode: '400001',
  },
}
