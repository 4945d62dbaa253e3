import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { LettersScript } from '@/components/frame/letters'
import { ThemeScript } from '@/components/frame/theme-script'
import { env } from '@/lib/server/env'
import './memorial.css'

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL) }

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

/** The layout of scanned pages: no header, no providers, almost no script. */
export default function MemorialLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="da" className={env.isDevelopment ? 'letters' : undefined} suppressHydrationWarning>
      <body>
        <ThemeScript />
        <LettersScript />
        {children}
      </body>
    </html>
  )
}
