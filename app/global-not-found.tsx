import type { Metadata } from 'next'
import { fontClasses } from '@/app/fonts'
import { NotFoundMessage } from '@/components/frame/not-found-message'
import { SiteFrame } from '@/components/frame/site-frame'
import { env } from '@/lib/server/env'
import './(site)/site.css'

export const metadata: Metadata = { title: `Siden blev ikke fundet · ${env.SITE_NAME}` }

/** Addresses that match no route at all; it stands outside both layouts and must bring its own document. */
export default function GlobalNotFound() {
  return (
    <html lang="da" className={fontClasses} suppressHydrationWarning>
      <body>
        <SiteFrame siteName={env.SITE_NAME} supportEmail={env.SUPPORT_EMAIL} company={env.company}>
          <NotFoundMessage />
        </SiteFrame>
      </body>
    </html>
  )
}
