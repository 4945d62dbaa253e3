import { NextResponse } from 'next/server'
import { env } from '@/lib/server/env'

export const dynamic = 'force-dynamic'

// A setting, returned unvalidated; the page that shows it checks the link (lib/shared/video-link.ts).
export function GET() {
  const headers = { 'cache-control': 'private, no-store' }
  return NextResponse.json({ url: env.INTRO_VIDEO_URL ?? null }, { headers })
}
