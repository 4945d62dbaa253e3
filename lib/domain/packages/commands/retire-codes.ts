import 'server-only'
import { aboutChosenCodes, changeChosenCodes } from '@/lib/domain/packages/chosen-codes'
import { defineCommand } from '@/lib/server/command'

/** Takes chosen codes out of use for good. All of them or none. */
export const retireCodes = defineCommand({
  name: 'packages.retire-codes',
  ...aboutChosenCodes,
  run: (context, input) => changeChosenCodes(context, { ...input, act: 'retire' }),
})
