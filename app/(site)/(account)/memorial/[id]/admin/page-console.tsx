import type { ReactNode } from 'react'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { orNotFound } from '@/app/or-not-found'
import { PageConsoleHeader, type PageConsoleTab } from '@/components/members/page-console-header'
import { PageBody } from '@/components/ui/page-body'
import { findPageConsole } from '@/lib/domain/members/queries'
import type { MemberRole } from '@/lib/domain/memorials/policy'

/** The caller and the page they have a role on. Redirects visitors to sign in and back to this place of its console. */
export async function openPageConsole(params: Promise<{ id: string }>, place: PageConsoleTab) {
  const key = decodeURIComponent((await params).id)
  const actor = await requireSignedIn(`/memorial/${encodeURIComponent(key)}/admin/${place}`)
  const page = await orNotFound(findPageConsole(actor, { id: key }))
  return { key, actor, page }
}

type PageConsoleProps = {
  page: { slug: string; name: string; role: MemberRole | null }
  current: PageConsoleTab
  intro: string
  children: ReactNode
}

/** The frame of the pages that administer a memorial page. */
export function PageConsole({ page: { slug, name, role }, current, intro, children }: PageConsoleProps) {
  return (
    <PageBody>
      <PageConsoleHeader slug={slug} name={name} role={role} current={current} intro={intro} />
      {children}
    </PageBody>
  )
}
