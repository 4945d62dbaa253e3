import 'server-only'
import { z } from 'zod'
import { readMade } from '@/lib/domain/made-works/made-row'
import type { MadeWorksPage } from '@/lib/domain/made-works/schema'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { defineRead } from '@/lib/server/read'

const worksPerPage = 10

export const madeListInput = memorialKeyInput.extend({ cursor: z.uuid().optional().catch(undefined) })

/** The account of what was made on a page, newest first, for its owner. */
export const listMade = defineRead({
  name: 'made-works.list-made',
  session: 'optional',
  input: madeListInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canOwnMemorial,
  run: (_, { cursor }, { id }): Promise<MadeWorksPage> => readMade(id, { cursor, limit: worksPerPage }),
})
