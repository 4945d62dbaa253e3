export const subscriptionPath = '/subscription'

/** The order page; for a page and a choice when given. */
export function buyPath({ side, valg }: { side?: string | undefined; valg?: string | undefined } = {}): string {
  const given = Object.entries({ side, valg }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `/subscription/buy?${new URLSearchParams(given)}` : '/subscription/buy'
}

/** Where one agreement is shown on the page of all. */
export const agreementPath = (id: string) => `${subscriptionPath}#aftale-${id}`

/** The withdrawal page; with the signature it needs no session. */
export function withdrawPath(id: string, signature?: string | null): string {
  return `/subscription/withdraw/${id}${signature ? `?key=${encodeURIComponent(signature)}` : ''}`
}

export const agreementCall = (id: string, verb: string) => `/api/subscriptions/${id}/${verb}`
