/** A subscriber: `received` receives messages, and `missed` is called whenever some may have been missed. */
export type Subscriber = { readonly received: (text: string) => void; readonly missed: () => void }

/** Pub/sub by which processes notify each other of writes. */
export type PubSub = {
  /** Whether the database announces a write itself, with the write (LISTEN and NOTIFY). */
  readonly isInDatabase: boolean
  /** Publishes a change, after the write was committed. */
  readonly publish: (text: string) => void
  readonly listen: (subscriber: Subscriber) => {
    readonly isConnected: () => boolean
    readonly stop: () => Promise<void>
  }
  readonly stop: () => Promise<void>
}
