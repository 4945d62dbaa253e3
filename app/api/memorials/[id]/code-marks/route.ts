import { listCodeMarks } from '@/lib/domain/qr-codes/mark-queries'
import { readRoute } from '@/lib/server/http'

/** Asked by the worker that keeps the page, at most once a day, so that a scan without connection finds it. */
export const GET = readRoute(listCodeMarks, (marks) => ({ marks }))
