import { z } from 'zod'
import { getUser } from '@/lib/domain/accounts/queries'
import { DomainError } from '@/lib/server/errors'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'resellers.me',
  input: z.object({}),
  run: async (actor) => {
    getUser(actor)
    throw new DomainError('NOT_FOUND')
  },
})
