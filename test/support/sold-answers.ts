import fc from 'fast-check'
import type { DeviceType } from '#domain/device/device.ts'
import type { Answers } from '#domain/trade-in/answers.ts'

/** The possible answers of each question, best first, typed from sell.md. */
export const scales = {
  'config-provider': ['unlocked', 'local', 'foreign'],
  'liquid-contact': ['none', 'works'],
  'burn-in': ['none', 'faint', 'strong'],
  'grading-display': ['flawless', 'light', 'deep', 'cracked'],
  'grading-case': ['like-new', 'light', 'dents', 'cracked'],
} as const

const ticks = {
  'display-defects': ['spots', 'lines', 'touch', 'lifted'],
  'phone-defects': [
    'biometrics',
    'rear-camera',
    'front-camera',
    'speaker-microphone',
    'charging',
    'buttons',
    'wifi',
    'sim',
    'non-original-screen',
  ],
  'tablet-defects': ['biometrics', 'cameras', 'charging', 'buttons', 'wifi-sim'],
  'smartwatch-defects': ['crown', 'sensor', 'charging', 'strap', 'charger'],
  'laptop-keyboard': ['dead-keys', 'missing-keys', 'foreign-layout', 'backlight'],
  'laptop-defects': ['trackpad', 'hinge', 'webcam', 'ports', 'wifi', 'charger'],
  'console-defects': ['hdmi', 'disc', 'overheating', 'wifi', 'usb'],
} as const

export const multipleChoiceSteps = ticks

export const deviceTypes: readonly DeviceType[] = [
  'SMARTPHONE',
  'TABLET',
  'LAPTOP',
  'SMARTWATCH',
  'CONSOLE',
]

function oneOf<Value>(values: readonly Value[]) {
  return fc.constantFrom(...values)
}

/** Answers that are never refused: no lock, no ban, no swollen battery, and the device powers on. */
export const pricedAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    'config-provider': oneOf([...scales['config-provider'], 'unknown'] as const),
    'liquid-contact': oneOf([...scales['liquid-contact'], 'unknown'] as const),
    'burn-in': oneOf(scales['burn-in']),
    'grading-display': oneOf([...scales['grading-display'], 'unknown'] as const),
    'grading-case': oneOf([...scales['grading-case'], 'unknown'] as const),
    battery: fc.record({
      health: oneOf(['90-up', '85-89', '80-84', 'service', 'unknown'] as const),
      isSwollen: fc.constant(false),
    }),
    'display-defects': fc.subarray([...ticks['display-defects']]),
    'phone-defects': fc.subarray([...ticks['phone-defects']]),
    'tablet-defects': fc.subarray([...ticks['tablet-defects']]),
    'smartwatch-defects': fc.subarray([...ticks['smartwatch-defects']]),
    'laptop-keyboard': fc.subarray([...ticks['laptop-keyboard']]),
    'laptop-defects': fc.subarray([...ticks['laptop-defects']]),
    'console-defects': fc.subarray([...ticks['console-defects']]),
    'console-controllers': fc.record({
      count: oneOf([0, 1, 2] as const),
      areOriginal: fc.boolean(),
      hasDrift: fc.boolean(),
      hasCables: fc.boolean(),
    }),
  },
  { requiredKeys: [] },
)
