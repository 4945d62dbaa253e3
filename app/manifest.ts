import type { MetadataRoute } from 'next'
import { env } from '@/lib/server/env'

/** The web app manifest, for the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${env.SITE_NAME} · Digitale mindesider`,
    short_name: env.SITE_NAME,
    description: 'Mindesider knyttet til en QR-kode på gravstenen.',
    lang: 'da',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: '#fbfaf8',
    categories: ['lifestyle', 'social'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/screenshots/memorial-narrow.webp',
        sizes: '780x1688',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'En mindeside på telefonen',
      },
      {
        src: '/screenshots/memorial-wide.webp',
        sizes: '1440x900',
        type: 'image/webp',
        form_factor: 'wide',
        label: 'En mindeside på en stor skærm',
      },
    ],
  }
}
