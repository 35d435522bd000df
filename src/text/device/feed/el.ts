import type { FeedPromise } from './ro.ts'

export const feedPromiseEl: FeedPromise = days =>
  `Ανακατασκευασμένη συσκευή, ελεγμένη ξεχωριστά, με 12 μήνες εγγύηση και επιστροφή εντός ${days} ημερών.`
