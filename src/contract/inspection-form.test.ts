import { expect, test } from 'vitest'
import { foundIn, inspectionFormSchema } from './inspection-form.ts'

test('the entries of a form become the findings of an inspection', () => {
  expect(
    foundIn([
      'grading-case=dents',
      'battery.health=80-84',
      'battery.isSwollen=no',
      'display-defects=',
      'phone-defects=',
      'phone-defects=buttons',
      'phone-defects=sim',
      'console-controllers.count=1',
      'console-controllers.areOriginal=yes',
      'console-controllers.hasDrift=no',
      'console-controllers.hasCables=yes',
    ]),
  ).toEqual({
    ok: true,
    value: {
      'grading-case': 'dents',
      battery: { health: '80-84', isSwollen: false },
      'display-defects': [],
      'phone-defects': ['buttons', 'sim'],
      'console-controllers': { count: 1, areOriginal: true, hasDrift: false, hasCables: true },
    },
  })
})

test.each([
  ['grading-case=shiny'],
  ['model=iphone-13'],
  ['constructor=x'],
  ['nothing'],
  ['battery.health=90-up'],
])('what the questions do not know is refused: %s', entry => {
  expect(foundIn([entry]).ok).toBe(false)
})

test.each([
  ['4f6f3a52-8f0e-4a0c-9d51-2b7c6a1e9d34 grading-case', true],
  ['4f6f3a52-8f0e-4a0c-9d51-2b7c6a1e9d34', false],
  ['4f6f3a52-8f0e-4a0c-9d51-2b7c6a1e9d34 email', false],
  ['../../etc grading-case', false],
])('a photo says what it shows: %s', (photo, isRead) => {
  const form = { found: [], identifier: 'AA1', photo: [photo], reason: 'looked at' }
  expect(inspectionFormSchema.safeParse(form).success).toBe(isRead)
})
