import { formatTextCode } from '@/lib/shared/qr-text-code'

export const stonePath = (memorialKey: string) => `/memorial/${encodeURIComponent(memorialKey)}/admin/stone`
export const photoCall = (id: string) => `/api/stone-photos/${encodeURIComponent(id)}`
export const photoSource = (id: string, size: 'small' | 'large') => `${photoCall(id)}/${size}`
export const photosCall = (code: string) => `/api/qr-codes/${encodeURIComponent(code)}/photos`

/** Where a visitor tells that a code is wrong or covered: the form for writing to us, begun. */
export const reportPath = (code: string) => `/contact?emne=code&om=${formatTextCode(code)}`
/** The same from a page that does not know by which stone somebody came. */
export const reportPathOfPage = (slug: string) => `/contact?emne=code&om=/memorial/${slug}`

/** The page that a plain form came from, as it says itself: the family's or the reseller's. Never anywhere else. */
export function backToStone(values: Readonly<Record<string, unknown>>): string {
  const back = typeof values.back === 'string' ? values.back : ''
  return /^\/(?:memorial|reseller-dashboard|admin)\/[\w%/-]*$/.test(back) ? back : '/profile'
}
