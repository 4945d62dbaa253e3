import { NextResponse } from 'next/server'
import { env } from '@/lib/server/env'

export const dynamic = 'force-dynamic'

// A setting and no record. The link as it was set; the page that shows it decides whether it is one
// (lib/shared/video-link.ts).
export function GET() {
  const headers = { 'cache-control': 'private, no-store' }
  return NextResponse.json({ url: env.INTRO_VIDEO_URL ?? null }, { headers })
}
