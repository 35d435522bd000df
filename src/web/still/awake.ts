const awake = 'kintsu:awake'

/** The page, or a part of it that was drawn asleep, answers from now on. */
export const tellAwake = (): void => void document.dispatchEvent(new Event(awake))

export const onAwake = (listener: () => void): void => document.addEventListener(awake, listener)
