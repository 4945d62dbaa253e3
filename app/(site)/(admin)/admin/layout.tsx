import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminGuard } from '@/components/admin/admin-guard'
import { AdminNavigation } from '@/components/admin/admin-navigation'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'Administration', robots: { index: false } }

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  return (
    <AdminGuard>
      <AdminNavigation isWorkshop={actor.kind === 'administrator' && actor.scope === 'production'} />
      <div id="konsol" tabIndex={-1} className="outline-none">
        {children}
      </div>
    </AdminGuard>
  )
}
