import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { deviceMappingSchema } from '#contract/device-mapping.ts'
import { parse } from '#contract/schema.ts'
import { type DeviceMapping, type Mapped, withProposed } from '#domain/device/canonical/mapping.ts'

const emptyMapping: DeviceMapping = { columns: {}, values: [] }

/** Reads the mapping file of an import; a missing file is an empty mapping. Throws if the file is invalid. */
export async function readMapping(path: string | undefined): Promise<DeviceMapping> {
  if (path === undefined || !existsSync(path)) return emptyMapping
  const mapping = parse(deviceMappingSchema, parseJson(await readFile(path, 'utf8'), path))
  if (!mapping.ok)
    throw new Error(`${path}: "${mapping.refusal.field}" is not as docs/imports.md describes it.`)
  return mapping.value
}

/** Adds the proposed entries; writes a temporary file and renames it, so that no partial file is ever left. */
export async function saveMapping(
  path: string,
  mapping: DeviceMapping,
  proposed: readonly Mapped[],
): Promise<void> {
  const partial = `${path}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(withProposed(mapping, proposed), undefined, 2)}\n`)
  await rename(partial, path)
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Error(`${path} is no JSON.`)
  }
}
