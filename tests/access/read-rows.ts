import type { ReadRow } from '@/tests/access/read-row'
import { accountDeskReads } from '@/tests/access/reads/account-desk'
import { accountReads } from '@/tests/access/reads/accounts'
import { auditReads } from '@/tests/access/reads/audit'
import { pageDeskReads } from '@/tests/access/reads/page-desk'
import { supportReads } from '@/tests/access/reads/support'

/** What every caller gets from every read: concept.name → row. */
export const readRows: Record<string, ReadRow> = {
  ...accountDeskReads,
  ...accountReads,
  ...auditReads,
  ...pageDeskReads,
  ...supportReads,
}
