import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fetchLettersAhead } from '@/components/frame/letters'
import { Measured } from '@/components/frame/measured'
import { SiteFrame } from '@/components/frame/site-frame'
import { env } from '@/lib/server/env'
import './site.css'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: `${env.SITE_NAME} · Digitale mindesider`, template: `%s · ${env.SITE_NAME}` },
  description:
    'En mindeside, knyttet til en QR-kode på gravstenen. Familie og venner kan læse livshistorien, tænde et lys og skrive en hilsen.',
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

export default function SiteLayout({ children }: { children: ReactNode }) {
  fetchLettersAhead()
  return (
    <html lang="da" className="letters" suppressHydrationWarning>
      <body>
        <SiteFrame siteName={env.SITE_NAME} supportEmail={env.SUPPORT_EMAIL} company={env.company}>
          {children}
        </SiteFrame>
        {env.VITALS && <Measured />}
      </body>
    </html>
  )
}
