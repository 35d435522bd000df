import { expect, test } from 'vitest'
import { escapeBeyondLatin1 } from './one-byte-source.ts'

const programs = [
  `'Preț: 1 € … Ελλάδα 😀'`,
  '`лв\\n\\\\№`',
  `'\\№ \\\\№ \\\\\\№'`,
  `/[α-ω]+\\№?/i.exec('ΑΒΓ№ αβγ№')[0]`,
  `/^😀$/u.test('😀')`,
  `({ Ελλάδα: 1 }).Ελλάδα`,
  `(/* … */ 'é' + "ő")`,
  `new RegExp(String.raw\`^(?:nr|№|αρ)\\.?$\`, 'u').test('αρ.')`,
]

test.each(programs)('%s is the same program in one byte a character', program => {
  const escaped = escapeBeyondLatin1(program)
  expect(escaped).toMatch(/^[\0-\xff]*$/)
  // biome-ignore lint/security/noGlobalEval: two spellings of one program
  const run: (code: string) => unknown = eval
  expect(run(escaped)).toEqual(run(program))
  expect(run(escaped)).not.toBe(false)
})

test('what is Latin-1 stays as it is', () => {
  expect(escapeBeyondLatin1(`'\\\\ é \\n'`)).toBe(`'\\\\ é \\n'`)
})
