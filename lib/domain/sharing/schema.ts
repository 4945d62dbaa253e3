import { z } from 'zod'

/** A part of the sitemap as its address names it; the last one goes on to this moment. */
export const sitemapPartRange = z.object({
  from: z.uuid(),
  to: z.union([z.literal('nu').transform(() => null), z.uuid()]),
})
