import type { ReactNode } from 'react'
import { ResellerNavigation } from '@/components/reseller-stock/reseller-navigation'
import { currentActor } from '@/lib/server/actor'
import { resellerOf } from '@/lib/shared/actor'

/** Guards nothing: every page and every call asks by itself. */
export default async function ResellerDashboardLayout({ children }: { children: ReactNode }) {
  const isReseller = resellerOf(await currentActor()) !== null
  return (
    <>
      {isReseller && <ResellerNavigation />}
      {children}
    </>
  )
}
