import 'server-only'
import { manyCodesMs } from '@/lib/domain/packages/chosen-codes'
import { importInput, importLimitBytes, planImport } from '@/lib/domain/packages/delivery-list'
import { forManagers } from '@/lib/domain/packages/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Reports what a delivery list would do, line by line, and changes nothing. */
export const checkImport = defineCommand({
  name: 'packages.check-import',
  input: importInput,
  ...forManagers,
  fileLimitBytes: importLimitBytes,
  timeoutMs: manyCodesMs,
  isAudited: false,
  load: nothing,
  run: async ({ tx }, { file }) => (await planImport(tx, file)).view,
})
