import { formatTextCode } from '@/lib/shared/qr-text-code'

export const stonePath = (memorialKey: string) => `/memorial/${encodeURIComponent(memorialKey)}/admin/stone`
export const photoCall = (id: string) => `/api/stone-photos/${encodeURIComponent(id)}`
export const photoSource = (id: string, size: 'small' | 'large') => `${photoCall(id)}/${size}`
export const photosCall = (code: string) => `/api/qr-codes/${encodeURIComponent(code)}/photos`

/** The contact form for reporting a wrong or covered code. */
export const reportPath = (code: string) => `/contact?emne=code&om=${formatTextCode(code)}`
/** The same from a memorial page, without a code. */
export const reportPathOfPage = (slug: string) => `/contact?emne=code&om=/memorial/${slug}`

/** The page a plain form came from, from its `back` field; only addresses in the account, reseller and admin areas. */
export function backToStone(values: Readonly<Record<string, unknown>>): string {
  const back = typeof values.back === 'string' ? values.back : ''
  return /^\/(?:memorial|reseller-dashboard|admin)\/[\w%/-]*$/.test(back) ? back : '/profile'
}
