import type { MetadataRoute } from 'next'
import { env } from '@/lib/server/env'

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

/** For robots that ask: what is for people with an account or a link of their own is nothing to fetch. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/admin',
        '/production',
        '/internal',
        '/profile',
        '/orders',
        '/subscription',
        '/reseller-dashboard',
        '/create-memorial',
        '/edit-memorial',
        '/edit-image',
        '/memorial/*/admin',
        '/qr-setup',
        '/qr-linking',
        '/auth',
        '/login/',
        '/reset-password',
        '/setup',
        '/invitation',
      ],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
