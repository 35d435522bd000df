import { describe, expect, test } from 'vitest'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { requestOf } from './request-of.ts'
import { blankAddress, firstDraft, type ReturnDraft } from './return-draft.ts'
import type { Returnable } from './return-view.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

const returnable: Returnable = {
  orderNumber: 'RO000012342',
  market: 'ro',
  placedAt: '2026-11-01T10:00:00.000Z',
  lines: [
    { position: 0, kind: 'device', title: 'Apple iPhone 13', back: lei(150_000) },
    { position: 1, kind: 'service', title: 'Garanție', back: lei(9_900), belongsTo: 0 },
    { position: 2, kind: 'accessory', title: 'Husă', back: lei(4_900) },
  ],
  withdrawal: { lawUntil: '2026-11-20', shopUntil: '2027-01-05' },
  refundWay: 'iban',
  handovers: [
    { kind: 'locker', carrier: 'sameday' },
    { kind: 'courier', carrier: 'sameday', hours: [], days: ['2026-11-23', '2026-11-24'] },
  ],
  contact: { name: 'Nume Prenume', email: 'a@b.example', phone: '+40700000000' },
}

const address = {
  county: { id: '1', name: 'Cluj' },
  locality: { id: '2', name: 'Cluj-Napoca' },
  street: 'Strada Lungă',
  number: '7',
  postalCode: '400001',
}

function draft(over: Partial<ReturnDraft> = {}): ReturnDraft {
  return {
    ...firstDraft(returnable, address),
    lines: [{ position: 0, reason: 'faulty' }],
    iban: 'RO49 AAAA 1B31 0075 9384 0000',
    ...over,
  }
}

function fieldsOf(over: Partial<ReturnDraft>) {
  const judged = requestOf(draft(over), returnable)
  return judged.ok ? [] : judged.refusal.fields
}

describe('the initial draft of a return', () => {
  test('the initial draft has the address and customer of the order, and leaves the selection open', () => {
    const first = firstDraft(returnable, address)
    expect(first.lines).toEqual([])
    expect(first.holder).toBe('Nume Prenume')
    expect(first.handover).toMatchObject({ kind: 'locker', day: '2026-11-23' })
    expect(first.handover.from).toMatchObject({ countyId: '1', locality: 'Cluj-Napoca' })
  })

  test('the initial draft has no day where no courier comes', () => {
    const handovers = returnable.handovers.slice(0, 1)
    expect(firstDraft({ ...returnable, handovers }, address).handover).toMatchObject({
      kind: 'locker',
      day: '',
    })
  })

  test('the initial draft for an order of one device has it selected', () => {
    const lines = returnable.lines.slice(0, 2)
    expect(firstDraft({ ...returnable, lines }, undefined).lines).toEqual([{ position: 0 }])
  })
})

describe('the form of a return', () => {
  test('the form of a return gives a request with devices, a locker and the account without spaces', () => {
    expect(requestOf(draft(), returnable)).toEqual({
      ok: true,
      value: {
        lines: [{ position: 0, reason: 'faulty' }],
        photos: [],
        handover: { kind: 'locker' },
        account: { iban: 'RO49AAAA1B31007593840000', holder: 'Nume Prenume' },
      },
    })
  })

  test('the form of a return needs no account if the same payment method is refunded', () => {
    const judged = requestOf(draft({ iban: '', holder: '' }), {
      ...returnable,
      refundWay: 'same-way',
    })
    expect(judged.ok && judged.value.account).toBeUndefined()
    expect(judged.ok).toBe(true)
  })

  test.each([
    ['nothing chosen', { lines: [] }, ['lines']],
    ['a service without its device', { lines: [{ position: 1 }] }, ['lines']],
    ['a line of another order', { lines: [{ position: 9 }] }, ['lines']],
    ['an account of a wrong checksum', { iban: 'RO49 AAAA 1B31 0075 9384 0001' }, ['iban']],
    ['an account of nobody', { holder: ' ' }, ['holder']],
  ] as const)('the form of a return is incomplete with %s', (_what, over, fields) => {
    expect(fieldsOf(over as Partial<ReturnDraft>)).toEqual(fields)
  })

  test('the form of a return is incomplete with a handover that is not offered', () => {
    const { handover } = draft()
    expect(fieldsOf({ handover: { ...handover, kind: 'office' } })).toEqual(['handover'])
    expect(fieldsOf({ handover: { ...handover, kind: undefined } })).toEqual(['handover'])
  })

  test('the account holder is stored without surrounding spaces', () => {
    const judged = requestOf(draft({ holder: '  Nume Prenume ' }), returnable)
    expect(judged.ok && judged.value.account?.holder).toBe('Nume Prenume')
  })

  test('the request contains the selected point, and no other', () => {
    const point: PickupPoint = {
      id: 'b7',
      name: 'easybox',
      address: 'Strada Lungă 7',
      carrier: 'sameday',
      kind: 'locker',
      postalCode: '400001',
      lat: 46.7,
      lng: 23.6,
      city: 'Cluj-Napoca',
      cityId: '2',
      county: 'Cluj',
      countyId: '1',
    }
    const { handover } = draft()
    const to = (pointId: string, found: PickupPoint) => {
      const judged = requestOf(draft({ handover: { ...handover, pointId } }), returnable, found)
      return judged.ok && judged.value.handover
    }
    expect(to('b7', point)).toEqual({ kind: 'locker', point })
    expect(to('b8', point)).toEqual({ kind: 'locker' })
    expect(to('b7', { ...point, kind: 'office' })).toEqual({ kind: 'locker' })
  })

  test('the request has a courier come on an offered day, to an address', () => {
    const { handover } = draft()
    const courier = { ...handover, kind: 'courier' } as const
    const judged = requestOf(draft({ handover: courier }), returnable)
    expect(judged.ok && judged.value.handover).toEqual({
      kind: 'courier',
      from: address,
      day: '2026-11-23',
    })
    expect(fieldsOf({ handover: { ...courier, day: '2026-11-25' } })).toEqual(['day'])
    expect(fieldsOf({ handover: { ...courier, from: blankAddress } })).toEqual([
      'county',
      'locality',
      'street',
      'number',
      'postalCode',
    ])
  })
})
