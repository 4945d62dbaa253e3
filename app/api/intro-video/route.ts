import { z } from 'zod'
import { env } from '@/lib/server/env'
import { readRoute } from '@/lib/server/http'

export const dynamic = 'force-dynamic'

// The link as it was set; the page that shows it decides whether it is one (lib/shared/video-link.ts).
export const GET = readRoute({
  name: 'intro-video',
  input: z.object({}),
  run: async () => ({ url: env.INTRO_VIDEO_URL ?? null }),
})
