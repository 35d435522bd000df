import type { DeviceType } from '#domain/device/device.ts'
import { type TradeInFormStep, tradeInFormSteps } from './step.ts'

/** The facts of a model that decide which questions are asked. */
export type ModelFacts = {
  readonly type: DeviceType
  readonly isOled: boolean
  readonly isCellular: boolean
  readonly isHandheld: boolean
}

type StepCondition = 'always' | Exclude<keyof ModelFacts, 'type'>

const everyDevice: readonly TradeInFormStep[] = [
  'intro',
  'brand',
  'model',
  'email',
  'offer',
  'auth',
  'payment',
  'delivery',
]

/**
 * The questions between the first and last steps for each device type, and which of them only some models are asked
 * (sell.md, Steps).
 */
const stepConditions: Record<DeviceType, Partial<Record<TradeInFormStep, StepCondition>>> = {
  SMARTPHONE: {
    'config-all': 'always',
    'config-provider': 'always',
    'liquid-contact': 'always',
    'burn-in': 'isOled',
    'grading-display': 'always',
    'grading-case': 'always',
    battery: 'always',
    'display-defects': 'always',
    'phone-defects': 'always',
  },
  TABLET: {
    'config-all': 'always',
    'config-provider': 'isCellular',
    'liquid-contact': 'always',
    'burn-in': 'isOled',
    'grading-display': 'always',
    'grading-case': 'always',
    battery: 'always',
    'display-defects': 'always',
    'tablet-defects': 'always',
  },
  LAPTOP: {
    'config-all': 'always',
    'liquid-contact': 'always',
    'grading-display': 'always',
    'grading-case': 'always',
    battery: 'always',
    'laptop-keyboard': 'always',
    'display-defects': 'always',
    'laptop-defects': 'always',
  },
  SMARTWATCH: {
    'config-all': 'always',
    'liquid-contact': 'always',
    'burn-in': 'isOled',
    'grading-display': 'always',
    'grading-case': 'always',
    battery: 'always',
    'display-defects': 'always',
    'smartwatch-defects': 'always',
  },
  CONSOLE: {
    'config-storage': 'always',
    'liquid-contact': 'always',
    'grading-display': 'isHandheld',
    'grading-case': 'always',
    'console-defects': 'always',
    battery: 'isHandheld',
    'console-controllers': 'always',
    'display-defects': 'isHandheld',
  },
}

/** The questions for a model, in the order of the specification (sell.md, Steps). */
export function stepsOf(model: ModelFacts): readonly TradeInFormStep[] {
  return tradeInFormSteps.filter(
    step => everyDevice.includes(step) || hasStep(stepConditions[model.type][step], model),
  )
}

function hasStep(condition: StepCondition | undefined, model: ModelFacts): boolean {
  return condition !== undefined && (condition === 'always' || model[condition])
}
