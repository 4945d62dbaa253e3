import type { ReadRow } from '@/tests/access/read-row'
import { supportReads } from '@/tests/access/reads/support'

/** What every caller gets from every read: concept.name → row. */
export const readRows: Record<string, ReadRow> = {
  ...supportReads,
}
