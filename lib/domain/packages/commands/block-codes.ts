import 'server-only'
import { aboutChosenCodes, changeChosenCodes } from '@/lib/domain/packages/chosen-codes'
import { defineCommand } from '@/lib/server/command'

/** Blocks chosen codes that were lost, stolen or copied, all or none. Throws CODES_NOT_CHANGED. */
export const blockCodes = defineCommand({
  name: 'packages.block-codes',
  ...aboutChosenCodes,
  run: (context, input) => changeChosenCodes(context, { ...input, act: 'block' }),
})
