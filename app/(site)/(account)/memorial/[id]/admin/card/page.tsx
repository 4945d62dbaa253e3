import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PageConsoleHeader } from '@/components/members/page-console-header'
import { PrintButton } from '@/components/memorials/print-button'
import { SmallCards } from '@/components/memorials/small-cards'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatLifespan } from '@/lib/shared/danish-dates'

export const metadata: Metadata = { title: 'Det lille kort', robots: { index: false } }

export default async function CardPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  if (actor.kind === 'visitor') redirect(`/login?redirect=${encodeURIComponent(`/memorial/${id}/admin/card`)}`)
  const memorial = await orNull(getMemorialForEdit(actor, { id: decodeURIComponent(id) }))
  if (!memorial) notFound()
  const { slug, fullName, role, born, died, state, visibility } = memorial
  return (
    <PageBody>
      <div className="print:hidden">
        <PageConsoleHeader
          slug={slug}
          role={role}
          name={fullName}
          current="page"
          intro="Det lille kort fører til siden. Der er otte på et ark, lige til at klippe ud."
        />
        {state === 'draft' && (
          <Notice title="Siden er ikke åben endnu" className="mb-8">
            Andre kan først bruge kortet, når du har åbnet siden.
          </Notice>
        )}
        {state !== 'draft' && visibility === 'members' && (
          <Notice title="Kun dem, du har givet adgang, kan åbne siden" className="mb-8">
            Andre, der bruger kortet, får at vide, at siden er for familien.
          </Notice>
        )}
        <PrintButton label="Udskriv det lille kort" />
      </div>
      <SmallCards name={fullName} lifespan={formatLifespan(born, died)} address={wholeAddress(`/memorial/${slug}`)} />
    </PageBody>
  )
}
