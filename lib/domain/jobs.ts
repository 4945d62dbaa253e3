import 'server-only'
import { sendPasswordResetJob, sendSetupLinkJob } from '@/lib/domain/accounts/jobs'
import { removeUnknownPictureJob } from '@/lib/domain/media/jobs'
import { removePagePicturesJob } from '@/lib/domain/media/remove-page-pictures'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { sendSummariesJob } from '@/lib/domain/notifications/summary-job'
import { deleteAccountJob, deleteDueAccountsJob, housekeepingJob } from '@/lib/domain/privacy/jobs'
import type { Work } from '@/lib/server/jobs'

/** Every kind of background work; a process that works takes them all up when it starts. */
export const jobs: readonly Work[] = [
  sendMailJob,
  sendSummariesJob,
  sendPasswordResetJob,
  sendSetupLinkJob,
  housekeepingJob,
  removeUnknownPictureJob,
  removePagePicturesJob,
  deleteDueAccountsJob,
  deleteAccountJob,
]
