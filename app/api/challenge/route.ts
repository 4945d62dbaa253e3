import { z } from 'zod'
import { createProofChallenge } from '@/lib/server/abuse/proof-of-work'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'contributions.challenge',
  input: z.object({}),
  run: () => createProofChallenge(),
})
