import 'server-only'
import { z } from 'zod'
import { makePackageCodes } from '@/lib/domain/packages/make-package-codes'
import { defineJob } from '@/lib/server/jobs'

/** Polled often because an administrator is waiting for it. */
export const makePackageCodesJob = defineJob({
  name: 'make-package-codes',
  payload: z.object({ packageId: z.uuid() }),
  pollingSeconds: 0.5,
  handle: ({ packageId }) => makePackageCodes(packageId),
})
