import { fullName, identify } from '#domain/device/canonical/identify.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertTacs, listKnownTacs, type TacRow } from '#store/trade-in/device-tacs.ts'
import { tacColumns } from './column-names.ts'
import { createDuplicateCheck } from './duplicate-check.ts'
import type { CellError, Failure } from './error.ts'
import { errorsOf, type Importer, type Judged, refused } from './importer.ts'
import type { Known } from './known.ts'
import type { Cells } from './read-table.ts'

type Naming = { readonly known: Known }

/** Each valid row names the model of a type allocation code, for all markets (sell.md, Rulings). */
export function tacImporter({ known }: Naming): Importer<TacRow> {
  const checkDuplicate = createDuplicateCheck()
  return {
    names: tacColumns,
    needs: [['tac', 'model']],
    judge: async (sql, rows) => {
      const codes = rows.flatMap(({ cells }) => cells.tac ?? [])
      const current = new Map(
        (await listKnownTacs(sql, codes)).map(({ tac, modelId }) => [tac, modelId]),
      )
      return rows.map(({ line, cells }): Judged<TacRow> => {
        const tac = readTac(cells)
        const model = readModel(cells, known)
        if (!tac.ok || !model.ok) return refused(line, ...errorsOf(tac, model))
        const earlier = checkDuplicate(tac.value, line, model.value)
        if (earlier.kind === 'other')
          return refused(line, { kind: 'repeated', column: 'tac', line: earlier.line })
        const currentModelId = current.get(tac.value)
        if (earlier.kind === 'same' || currentModelId === model.value)
          return { line, verdict: 'unchanged' }
        const change = { tac: tac.value, modelId: model.value }
        return { line, verdict: currentModelId === undefined ? 'added' : 'changed', change }
      })
    },
    write: insertTacs,
  }
}

function readTac({ tac }: Cells): Result<string, CellError> {
  if (tac === undefined) return refuse({ kind: 'missing', column: 'tac', options: [] })
  return /^\d{8}$/.test(tac)
    ? ok(tac)
    : refuse({ kind: 'wrong-form', column: 'tac', value: tac, example: '35693803' })
}

function readModel(cells: Cells, { models, accepted }: Known): Result<string, Failure> {
  const { brand, model: modelName } = cells
  const raw = {
    ...(brand !== undefined && { brand }),
    ...(modelName !== undefined && { model: modelName }),
  }
  const { model } = identify(raw, models, accepted)
  const about = { column: 'model', value: modelName ?? '' }
  switch (model.kind) {
    case 'exact':
      return ok(model.value.id)
    case 'near':
      return refuse({ kind: 'near', ...about, meant: fullName(model.value) })
    case 'ambiguous':
      return refuse({ kind: 'ambiguous', ...about, candidates: model.values.map(fullName) })
    case 'unknown':
      return refuse({ kind: 'unknown', ...about, closest: [] })
    case 'unsaid':
      return refuse({ kind: 'missing', column: 'model', options: [] })
  }
}
