/** A date in the carrier's format: /Date(1774645401000+0100)/, the milliseconds in UTC. */
export function glsDate(moment: Date): string {
  return `/Date(${moment.getTime()})/`
}

export function parseGlsDate(text: string | undefined): Date | undefined {
  const milliseconds = text?.match(/^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/)?.[1]
  return milliseconds === undefined ? undefined : new Date(Number(milliseconds))
}
