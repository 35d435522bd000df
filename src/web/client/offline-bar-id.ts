/** The bar that says that there is no network. */
export const offlineBarId = 'offline'

/** Told to whoever watches by a frame that was drawn anew, bar and all. */
export const lookAgain = 'kintsu-look-again'
