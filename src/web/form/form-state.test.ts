import { describe, expect, test } from 'vitest'
import {
  invalidNames,
  judged,
  newlyInvalid,
  startForm,
  submitted,
  withChoice,
  withValue,
} from './form-state.ts'

type Name = 'county' | 'locality' | 'postalCode'
const rules = {
  county: { required: true },
  locality: { required: true },
  postalCode: { required: true, maxLength: 4 },
}
const blank = startForm<Name>({ county: '', locality: '', postalCode: '' })

describe('the state of a form', () => {
  test('no field is invalid before it was validated', () => {
    expect(invalidNames(blank, rules)).toEqual([])
  })

  test('a failed submit lists every missing field in the order of the form and counts as an attempt', () => {
    const failed = submitted(blank, rules)
    expect(invalidNames(failed, rules)).toEqual(['county', 'locality', 'postalCode'])
    expect(failed.attempt).toBe(1)
    expect(submitted(failed, rules).attempt).toBe(2)
  })

  test('a submit without errors counts no attempt', () => {
    const filled = startForm<Name>({ county: '1', locality: '2', postalCode: '1234' })
    expect(submitted(filled, rules).attempt).toBe(0)
  })

  test('typing leaves the verdict unchanged until the field is validated again', () => {
    const failed = submitted(blank, rules)
    const typed = withValue(failed, 'postalCode', '1234')
    expect(typed.verdicts.postalCode).toEqual({ kind: 'invalid', error: { kind: 'required' } })
    expect(judged(typed, rules, 'postalCode', 'typing').verdicts.postalCode).toEqual({
      kind: 'valid',
    })
  })

  test('spaces around a value are invalid while typing and valid on blur', () => {
    const typed = withValue(blank, 'postalCode', '1234 ')
    expect(judged(typed, rules, 'postalCode', 'typing').verdicts.postalCode?.kind).toBe('invalid')
    expect(judged(typed, rules, 'postalCode', 'blur').verdicts.postalCode?.kind).toBe('valid')
  })

  test('a choice validates itself and the fields it filled, and clears the verdict of those it emptied', () => {
    const failed = submitted(blank, rules)
    const chosen = withChoice(failed, rules, 'county', {
      county: '1',
      locality: '',
      postalCode: '4000',
    })
    expect(chosen.values).toEqual({ county: '1', locality: '', postalCode: '4000' })
    expect(chosen.verdicts).toEqual({ county: { kind: 'valid' }, postalCode: { kind: 'valid' } })
  })

  test('a choice that is undone is itself marked as invalid', () => {
    const chosen = withChoice(blank, rules, 'county', { county: '', locality: '' })
    expect(invalidNames(chosen, rules)).toEqual(['county'])
  })

  test('fields that the server refused are invalid from the start', () => {
    const refused = startForm<Name>({ county: '1', locality: '2', postalCode: '99' }, [
      'postalCode',
    ])
    expect(invalidNames(refused, rules)).toEqual(['postalCode'])
    expect(refused.attempt).toBe(1)
  })

  test('an error is new the first time it is shown, and again when its text changes', () => {
    const missing = { county: 'Missing', postalCode: 'Missing' }
    expect(newlyInvalid<Name>({}, missing)).toEqual(['county', 'postalCode'])
    expect(newlyInvalid<Name>(missing, missing)).toEqual([])
    expect(newlyInvalid<Name>(missing, { ...missing, postalCode: 'Too long' })).toEqual([
      'postalCode',
    ])
  })
})
