import type { DeviceType } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import type { ModelFacts } from './steps.ts'

type Specified = { readonly type: DeviceType; readonly specification: Specification }

/** The facts of a model that decide which questions are asked, read from its specification (sell.md, Steps). */
export function modelFactsOf({ type, specification }: Specified): ModelFacts {
  return {
    type,
    isOled: specification['display-type']?.includes('OLED') ?? false,
    isCellular: specification.sim !== undefined,
    isHandheld: type === 'CONSOLE' && specification['display-size'] !== undefined,
  }
}
