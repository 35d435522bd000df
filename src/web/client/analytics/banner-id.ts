/** The id of the consent banner, which is on every page: links point to it, and it carries the settings of analytics. */
export const bannerId = 'consent'
