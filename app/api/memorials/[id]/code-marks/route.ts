import { listCodeMarks } from '@/lib/domain/qr-codes/scan-queries'
import { readRoute } from '@/lib/server/http'

/** Fetched at most once a day by the service worker that stores the page, for scans without a connection. */
export const GET = readRoute(listCodeMarks, (marks) => ({ marks }))
