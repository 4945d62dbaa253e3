import 'server-only'
import { z } from 'zod'
import { makePackageCodes } from '@/lib/domain/packages/make-package-codes'
import { defineJob } from '@/lib/server/jobs'

export const makePackageCodesJob = defineJob({
  name: 'make-package-codes',
  payload: z.object({ packageId: z.uuid() }),
  handle: ({ packageId }) => makePackageCodes(packageId),
})
