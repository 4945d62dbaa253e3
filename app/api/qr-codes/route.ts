import { codeListInput } from '@/lib/domain/packages/code-list-schema'
import { listCodes } from '@/lib/domain/packages/code-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'qr-codes.list', input: codeListInput, run: listCodes })
