export const addPictures = (..._: unknown[]) => undefined
