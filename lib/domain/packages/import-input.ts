import 'server-only'
import { z } from 'zod'
import { UploadedFile } from '@/lib/server/request-body'

/** 10,000 lines with some columns that nobody asked for. */
export const importLimitBytes = 4_000_000

export const importInput = z.object({
  file: z.instanceof(UploadedFile, { error: 'Vælg en CSV-fil med koder.' }),
})
