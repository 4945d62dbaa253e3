import 'server-only'
import { housekeepingJob, sendPasswordResetJob, sendSetupLinkJob } from '@/lib/domain/accounts/jobs'
import { removeUnknownPictureJob } from '@/lib/domain/media/jobs'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import type { Work } from '@/lib/server/jobs'

/** Every kind of background work; a process that works takes them all up when it starts. */
export const jobs: readonly Work[] = [
  sendMailJob,
  sendPasswordResetJob,
  sendSetupLinkJob,
  housekeepingJob,
  removeUnknownPictureJob,
]
