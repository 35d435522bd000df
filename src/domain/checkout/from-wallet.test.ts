import { describe, expect, test } from 'vitest'
import { completedValue, editedStep, knownValue, startCheckout } from './checkout.ts'
import { checkoutFromWallet, splitStreet } from './from-wallet.ts'

describe('the first line of an address', () => {
  test.each([
    ['Strada Memorandumului 10', 'Strada Memorandumului', '10', ''],
    ['Strada Memorandumului nr. 10, ap. 3', 'Strada Memorandumului', '10', 'ap. 3'],
    ['Bd. 21 Decembrie 1989 nr 5A', 'Bd. 21 Decembrie 1989', '5A', ''],
    ['бул. Витоша № 12', 'бул. Витоша', '12', ''],
    ['Váci utca 12.', 'Váci utca', '12', ''],
    ['Váci utca 12/3', 'Váci utca', '12/3', ''],
    ['Ερμού 12, 3ος όροφος', 'Ερμού', '12', '3ος όροφος'],
  ])('"%s" is %s, number %s, and "%s"', (line, street, number, rest) => {
    expect(splitStreet(line)).toEqual({ street, number, rest })
  })

  test.each(['', '10', 'Strada Memorandumului', '   '])(
    '"%s" has no street with a number',
    line => {
      expect(splitStreet(line)).toBeUndefined()
    },
  )
})

const wallet = {
  name: 'Client Încercat',
  email: 'client@example.com',
  phone: '+40 712 345 678',
  line1: 'Strada Memorandumului 10',
  line2: 'ap. 3',
  city: 'CLUJ NAPOCA',
  postalCode: '400114',
}
const cluj = { county: { id: '14', name: 'Cluj' }, locality: { id: '1086', name: 'Cluj-Napoca' } }
const floresti = { county: cluj.county, locality: { id: '1090', name: 'Florești' } }

describe('a checkout from a wallet', () => {
  test('is complete: by courier to its address, billed to its person, paid by card', () => {
    const { checkout, missing } = checkoutFromWallet(startCheckout('ro'), wallet, [cluj])
    expect(missing).toBeUndefined()
    expect(editedStep(checkout)).toBeUndefined()
    expect(completedValue(checkout, 'delivery-method')).toEqual({ method: 'courier', subtype: '' })
    expect(completedValue(checkout, 'delivery-address')).toEqual({
      kind: 'address',
      address: {
        ...cluj,
        street: 'Strada Memorandumului',
        number: '10',
        postalCode: '400114',
        details: 'ap. 3',
      },
    })
    const person = { name: 'Client Încercat', email: 'client@example.com', phone: '+40712345678' }
    expect(completedValue(checkout, 'contact-details')).toEqual(person)
    expect(completedValue(checkout, 'billing-details')).toEqual({ kind: 'personal', person })
    expect(completedValue(checkout, 'payment-method')).toEqual({
      type: 'card',
      tac: true,
      newsletter: false,
    })
  })

  test('takes the city of several localities with one postal code, whatever its accents', () => {
    const named = { ...wallet, city: 'floresti' }
    const { checkout } = checkoutFromWallet(startCheckout('ro'), named, [cluj, floresti])
    expect(completedValue(checkout, 'delivery-address')).toMatchObject({
      address: { locality: floresti.locality },
    })
  })

  test.each([
    ['no place of its postal code is known', {}, []],
    ['its city is none of several localities', { city: 'Dej' }, [cluj, floresti]],
    ['only the county is known', {}, [{ county: cluj.county }]],
    ['its line has no number', { line1: 'Strada Memorandumului' }, [cluj]],
    ['its postal code is not one', { postalCode: '40' }, [cluj]],
  ])('asks for the address if %s, and knows the person', (_why, over, places) => {
    const { checkout, missing } = checkoutFromWallet(
      startCheckout('ro'),
      { ...wallet, ...over },
      places,
    )
    expect(missing).toBe('delivery-address')
    expect(editedStep(checkout)).toBe('delivery-address')
    expect(knownValue(checkout, 'contact-details')).toMatchObject({ email: 'client@example.com' })
  })

  test.each([
    ['phone', { phone: '123' }],
    ['name', { name: '' }],
    ['email', { email: 'client' }],
  ])(
    'asks for the person if the %s is not one, and knows the address and what else was said',
    (_what, over) => {
      const { checkout, missing } = checkoutFromWallet(
        startCheckout('ro'),
        { ...wallet, ...over },
        [cluj],
      )
      expect(missing).toBe('contact-details')
      expect(editedStep(checkout)).toBe('contact-details')
      const { name, email, phone } = { ...wallet, ...over }
      expect(knownValue(checkout, 'contact-details')).toEqual({ name, email, phone })
    },
  )

  test('keeps what was begun before where the wallet says nothing: address, contact, vouchers', () => {
    const place = {
      kind: 'address',
      address: { ...cluj, street: 'Strada Horea', number: '2', postalCode: '400174' },
    } as const
    const contact = { name: 'Ana Pop', email: 'ana@example.com', phone: '+40722000111' }
    const fresh = startCheckout('ro')
    const begun = {
      ...fresh,
      vouchers: ['ABCD-EFGH-JKLM-NPQR'],
      steps: {
        ...fresh.steps,
        'delivery-address': { kind: 'editing', draft: place },
        'contact-details': { kind: 'disabled', draft: contact },
      },
    } as const
    const unknown = { ...wallet, postalCode: '40', phone: '' }
    const { checkout, missing } = checkoutFromWallet(begun, unknown, [])
    expect(missing).toBe('delivery-address')
    expect(editedStep(checkout)).toBe('delivery-address')
    expect(knownValue(checkout, 'delivery-address')).toEqual(place)
    expect(knownValue(checkout, 'contact-details')).toEqual(contact)
    expect(checkout.vouchers).toEqual(['ABCD-EFGH-JKLM-NPQR'])
  })
})
