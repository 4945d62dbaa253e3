import { previewFacts } from '@/lib/domain/exports/preview-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(previewFacts)
