import type { FeedPromise } from './ro.ts'

export const feedPromiseBg: FeedPromise = days =>
  `Реновирано устройство, тествано поотделно, с 12 месеца гаранция и връщане до ${days} дни.`
