import { withQuery } from '@/lib/shared/with-query'

const key = encodeURIComponent

export const ordersPath = '/orders'
export const orderPath = (id: string) => `/orders/${key(id)}`
export const orderCall = (id: string) => `/api/shop-orders/${key(id)}`

/** The drawing of one of its codes, as a file. */
export const orderDrawingPath = (id: string, file: Record<'code' | 'stone' | 'format', string>) =>
  `${orderCall(id)}/drawing-file?${new URLSearchParams(file)}`

/** The order form, for a page if given. */
export function newOrderPath({ side, kode, vare }: Partial<Record<'side' | 'kode' | 'vare', string | undefined>> = {}) {
  return withQuery('/orders/new', { side, kode, vare })
}

/** Where the buyer says that it has come; with the signature it needs no session. */
export function receivedPath(id: string, signature?: string | null): string {
  return `/orders/${key(id)}/received${signature ? `?${new URLSearchParams({ key: signature })}` : ''}`
}

/** The withdrawal page and its second step; with the signature it needs no session. */
export function withdrawPath(id: string, signature?: string | null, step: 1 | 2 = 1): string {
  const query = new URLSearchParams({ ...(signature && { key: signature }), ...(step === 2 && { trin: '2' }) })
  return `/orders/${key(id)}/withdraw${query.size > 0 ? `?${query}` : ''}`
}

export const adminOrdersPath = '/admin/orders'
export const adminOrderPath = (id: string) => `${adminOrdersPath}/${encodeURIComponent(id)}`
