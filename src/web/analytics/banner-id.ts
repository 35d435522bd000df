/** The banner's, which every page has: its links lead there, and it says what measuring goes by. */
export const bannerId = 'consent'
