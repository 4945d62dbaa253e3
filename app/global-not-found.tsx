import type { Metadata } from 'next'
import { fetchLettersAhead } from '@/components/frame/letters'
import { NotFoundMessage } from '@/components/frame/not-found-message'
import { SiteFrame } from '@/components/frame/site-frame'
import { env } from '@/lib/server/env'
import './(site)/site.css'

export const metadata: Metadata = { title: `Siden blev ikke fundet · ${env.SITE_NAME}` }

/** For addresses that match no route. Outside both layouts, so it renders its own document. */
export default function GlobalNotFound() {
  fetchLettersAhead()
  return (
    <html lang="da" className="letters" suppressHydrationWarning>
      <body>
        <SiteFrame siteName={env.SITE_NAME} supportEmail={env.SUPPORT_EMAIL} company={env.company}>
          <NotFoundMessage />
        </SiteFrame>
      </body>
    </html>
  )
}
