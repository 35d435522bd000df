/** What is heard, and `gap` whenever something may have been missed. */
export type Ears = { readonly heard: (text: string) => void; readonly gap: () => void }

/** How processes tell each other of writes. */
export type PubSub = {
  /** After a write was committed. */
  readonly ring: (text: string) => void
  readonly listen: (ears: Ears) => {
    readonly isHearing: () => boolean
    readonly stop: () => Promise<void>
  }
  readonly stop: () => Promise<void>
}
