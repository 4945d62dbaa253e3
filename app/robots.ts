import type { MetadataRoute } from 'next'
import { env } from '@/lib/server/env'

// SITE_URL is known at run time, not at build time.
export const dynamic = 'force-dynamic'

/** Keeps crawlers off pages that need an account or a personal link. */
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
        // Every view of a tree is an address: there are more than anybody needs.
        '/family-tree/*?',
        '/family-tree/*/',
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
