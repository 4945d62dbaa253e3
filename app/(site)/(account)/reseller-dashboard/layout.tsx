import type { ReactNode } from 'react'
import { ResellerNavigation } from '@/components/reseller-stock/reseller-navigation'
import { AgreementMissing } from '@/components/resellers/agreement-missing'
import { findMissingAgreement } from '@/lib/domain/resellers/agreement-queries'
import { currentActor } from '@/lib/server/actor'
import { resellerOf } from '@/lib/shared/actor'

/** Checks no permissions: every page and every call does. */
export default async function ResellerDashboardLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  const missing = await findMissingAgreement(actor)
  return (
    <>
      {resellerOf(actor) && <ResellerNavigation />}
      <div id="konsol" tabIndex={-1} className="outline-none">
        {missing && (
          <div className="mx-auto w-full max-w-page px-gutter pt-8 print:hidden">
            <AgreementMissing missing={missing} />
          </div>
        )}
        {children}
      </div>
    </>
  )
}
