import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { deviceMappingSchema } from '#contract/device-mapping.ts'
import { parse } from '#contract/schema.ts'
import { type DeviceMapping, type Mapped, withProposed } from '#domain/device/canonical/mapping.ts'

const nothing: DeviceMapping = { columns: {}, values: [] }

/** The mapping file of an import; one that is not there yet says nothing. Throws where it is not as it should be. */
export async function readMapping(path: string | undefined): Promise<DeviceMapping> {
  if (path === undefined || !existsSync(path)) return nothing
  const mapping = parse(deviceMappingSchema, parsed(await readFile(path, 'utf8'), path))
  if (!mapping.ok)
    throw new Error(`${path}: "${mapping.refusal.field}" is not as docs/imports.md describes it.`)
  return mapping.value
}

/** Adds what was proposed; written beside and renamed, so that no half of it is ever left. */
export async function saveMapping(
  path: string,
  mapping: DeviceMapping,
  proposed: readonly Mapped[],
): Promise<void> {
  const partial = `${path}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(withProposed(mapping, proposed), undefined, 2)}\n`)
  await rename(partial, path)
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Error(`${path} is no JSON.`)
  }
}
