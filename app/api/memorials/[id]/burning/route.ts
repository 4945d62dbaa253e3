import { z } from 'zod'
import { countContributions } from '@/lib/domain/contributions/queries'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { readRoute } from '@/lib/server/http'
import { boundedText } from '@/lib/shared/input/typed-text'

/** How many candles burn and how many were ever lit: asked twice a minute by every open page, so it reads counts and no posts. */
export const GET = readRoute({
  name: 'memorials.burning',
  input: z.object({ id: boundedText(100).min(1) }),
  run: async (actor, { id }) => {
    const { burning, candles } = await countContributions((await getMemorialSubject(actor, id)).id)
    return { burning, candles }
  },
})
