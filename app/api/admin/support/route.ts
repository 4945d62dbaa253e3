import { listCases } from '@/lib/domain/support/queries'
import { caseListInput } from '@/lib/domain/support/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'support.cases',
  input: caseListInput,
  run: (actor, filter) => listCases(actor, filter),
})
