export type SeedCounty = { id: number; name: string }

export type SeedLocality = {
  id: number
  countyId: number
  name: string
  postalCode: string
  lat: number
  lng: number
}

export type SeedStreet = { id: number; localityId: number; name: string; postalCode: string }

export type SeedPickupPoint = {
  id: string
  carrier: 'sameday' | 'econt' | 'gls'
  kind: 'locker' | 'office'
  name: string
  address: string
  localityId: number
  postalCode: string
  lat: number
  lng: number
  hours: string
}
