import type { ReadRow } from '@/tests/access/read-row'
import { accountDeskReads } from '@/tests/access/reads/account-desk'
import { accountReads } from '@/tests/access/reads/accounts'
import { anniversaryReads } from '@/tests/access/reads/anniversaries'
import { auditReads } from '@/tests/access/reads/audit'
import { demoReads } from '@/tests/access/reads/demo'
import { insightReads } from '@/tests/access/reads/insights'
import { memberReads } from '@/tests/access/reads/members'
import { memorialReads } from '@/tests/access/reads/memorials'
import { pageCreationReads } from '@/tests/access/reads/page-creation'
import { pageDeskReads } from '@/tests/access/reads/page-desk'
import { setAsideJobReads } from '@/tests/access/reads/set-aside-jobs'
import { sharingReads } from '@/tests/access/reads/sharing'
import { supportReads } from '@/tests/access/reads/support'
import { timelineReads } from '@/tests/access/reads/timeline'

/** What every caller gets from every read: concept.name → row. */
export const readRows: Record<string, ReadRow> = {
  ...accountDeskReads,
  ...accountReads,
  ...anniversaryReads,
  ...auditReads,
  ...demoReads,
  ...insightReads,
  ...memberReads,
  ...memorialReads,
  ...pageCreationReads,
  ...pageDeskReads,
  ...setAsideJobReads,
  ...sharingReads,
  ...supportReads,
  ...timelineReads,
}
