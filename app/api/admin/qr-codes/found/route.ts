import { codeSearchInput } from '@/lib/domain/packages/code-list-schema'
import { planActs } from '@/lib/domain/packages/found-codes'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'admin.found-codes', input: codeSearchInput, run: planActs })
