import 'server-only'
import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { addressIn } from '@/lib/server/http'

/** The network address that the page or call under way is for; null outside of one, as in a job. */
export async function currentAddress(): Promise<string | null> {
  try {
    return addressIn(await headers())
  } catch (error) {
    // Next speaks to itself by errors.
    unstable_rethrow(error)
    return null
  }
}
