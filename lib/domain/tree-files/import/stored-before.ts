import { z } from 'zod'
import { personData, unionData } from '@/lib/domain/family-tree/stored-rows'

const common = {
  /** The row's revision after the import: with another one, somebody has edited it since. */
  revision: z.number().int(),
  /** The kept record's lines, where the import changed them. */
  record: z.object({ id: z.uuid(), lines: z.string() }).nullable(),
}

/** A person or couple as it was before an import. Couples stand in the same column: ids do not meet. */
export const storedBefore = z.discriminatedUnion('table', [
  z.object({ table: z.literal('person'), row: personData, ...common }),
  z.object({ table: z.literal('union'), row: unionData, ...common }),
])
export type StoredBefore = z.output<typeof storedBefore>
