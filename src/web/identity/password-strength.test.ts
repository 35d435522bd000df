import { describe, expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

describe('the strength of a password while it is typed', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['a', { kind: 'short', missing: 5 }],
    ['gutui', { kind: 'short', missing: 1 }],
    ['gutui-', { kind: 'fair' }],
    ['gutui-c', { kind: 'fair' }],
    ['gutui-co', { kind: 'good' }],
    ['gutui-coapt', { kind: 'good' }],
    ['gutui-coapte', { kind: 'strong' }],
    ['x'.repeat(128), { kind: 'strong' }],
    ['x'.repeat(129), { kind: 'long', max: 128 }],
    ['12345678', { kind: 'common' }],
    ['ana.pop', { kind: 'common' }],
    ['ana.pop@example.com', { kind: 'common' }],
  ] as const)('the strength of %j is %j', (password, expected) => {
    expect(strengthOf(password, 'ana.pop@example.com')).toEqual(expected)
  })

  test('an emoji counts as one character', () => {
    expect(strengthOf('🔑🔑🔑🔑🔑', '')).toEqual({ kind: 'short', missing: 1 })
    expect(strengthOf('🔑🔑🔑🔑🔑🔑', '')).toEqual({ kind: 'fair' })
  })
})
