/** The id of the bar that says that there is no network. */
export const offlineBarId = 'offline'

/** The event that a newly rendered frame, including its bar, dispatches to whatever watches the connection. */
export const recheckEvent = 'kintsu-look-again'
