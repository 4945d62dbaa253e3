import 'server-only'
import { manyCodesMs } from '@/lib/domain/packages/chosen-codes'
import { importInput, importLimitBytes, planImport } from '@/lib/domain/packages/delivery-list'
import { PackageError } from '@/lib/domain/packages/errors'
import { forManagers } from '@/lib/domain/packages/policy'
import { giveCodes } from '@/lib/domain/packages/stock'
import { defineCommand, nothing } from '@/lib/server/command'

/** Assigns the codes of a delivery list to the resellers in it. Throws CODE_IMPORT_WRONG if any line is wrong. */
export const importCodes = defineCommand({
  name: 'packages.import-codes',
  input: importInput,
  ...forManagers,
  fileLimitBytes: importLimitBytes,
  timeoutMs: manyCodesMs,
  load: nothing,
  async run(context, { file }) {
    const { view, gifts } = await planImport(context.tx, file)
    if (view.problems.length > 0) {
      const fields = Object.fromEntries(view.problems.map(({ line, sentence }) => [`linje ${line}`, sentence]))
      throw new PackageError('CODE_IMPORT_WRONG', {}, fields)
    }
    for (const { reseller, codes } of gifts) {
      await giveCodes(context, codes, { reseller, kind: 'assigned', reason: 'Fra en liste.' })
    }
    context.about({ type: 'code_import', id: String(view.lines), detail: { resellers: view.resellers } })
    return view
  },
})
