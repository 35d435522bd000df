import type { Configuration } from '#domain/device/device.ts'
import { knownStorage } from '#domain/device/title.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'

/**
 * The label of a configuration value in the page's language: only materials are translated. A URL may contain any
 * value.
 */
export function valueInText(
  value: string,
  { listing: { materials } }: Pick<Catalogue, 'listing'>,
): string {
  return (Object.hasOwn(materials, value) ? materials[value] : undefined) ?? value
}

/** '8 GB · 256 GB · Space Grey'. */
export function configurationLine(
  configuration: Configuration,
  text: Pick<Catalogue, 'listing'>,
): string {
  const { cpu, ram, size, material, connectivity, color } = configuration
  return [cpu, ram, knownStorage(configuration), size, material, connectivity, color?.name]
    .flatMap(value => (value ? [valueInText(value, text)] : []))
    .join(' · ')
}
