import 'server-only'
import { type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { currentAddress } from '@/lib/server/current-address'

/**
 * Counts against the address that the page or call under way is for; nothing outside of one. For reads that cost much
 * when a page calls them, too: `limits` of a read count calls only. Throws TOO_MANY_REQUESTS.
 */
export async function spendByAddress(limit: Omit<Limit, 'key'>): Promise<void> {
  const address = await currentAddress()
  if (address !== null) await spend([{ ...limit, key: address }])
}
