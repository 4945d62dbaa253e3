import 'server-only'
import { aboutChosenCodes, changeChosenCodes } from '@/lib/domain/packages/chosen-codes'
import { defineCommand } from '@/lib/server/command'

/** Retires chosen codes for good, all or none. Throws CODES_NOT_CHANGED. */
export const retireCodes = defineCommand({
  name: 'packages.retire-codes',
  ...aboutChosenCodes,
  run: (context, input) => changeChosenCodes(context, { ...input, act: 'retire' }),
})
