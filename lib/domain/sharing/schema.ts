import { z } from 'zod'

/** A part of the sitemap in its address; 'nu' as the end is the open end of the last part. */
export const sitemapPartRange = z.object({
  from: z.uuid(),
  to: z.union([z.literal('nu').transform(() => null), z.uuid()]),
})
