import { useOfficeText } from './office-text.ts'

export type DeviceNumberShown = { readonly ending: string; readonly whole?: string }

/** The sentence that says which device is meant; in a demo it gives the whole number away. */
export function useDeviceNumber() {
  const { trail } = useOfficeText()
  return ({ ending, whole }: DeviceNumberShown) =>
    whole === undefined ? trail.numberEnds(ending) : trail.demoNumber(whole)
}
