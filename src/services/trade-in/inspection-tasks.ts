/** Task for staff: a seller says that the lock of a device is gone. */
export const lockRemoved = 'sale-lock-removed'

/** Task for staff: somebody else than before takes a second look at a device. */
export const secondLook = 'sale-second-look'
