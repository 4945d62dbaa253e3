import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MessageSpecimens, TableSpecimens, WaitingSpecimens } from '@/components/internal/content-specimens'
import { ButtonSpecimens, ChoiceSpecimens, FieldSpecimens } from '@/components/internal/control-specimens'
import { Colours, DrawingSpecimens, TypeScale } from '@/components/internal/look-specimens'
import { OverlaySpecimens } from '@/components/internal/overlay-specimens'
import { PageBody } from '@/components/ui/page-body'
import { env } from '@/lib/server/env'

// Rendered per request: whether it is shown is a setting of the server, not of the build.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Byggesten', robots: { index: false, follow: false } }

/** Every primitive in its states, for developers. */
export default function PrimitivesPage() {
  if (!env.showsInternals) notFound()
  return (
    <PageBody
      width="page"
      title="Byggesten"
      intro="Alt, hvad siderne er bygget af, i alle tilstande. Skift udseende nederst på siden, og se det i det andet tema."
    >
      <div className="space-y-section">
        <TypeScale />
        <Colours />
        <ButtonSpecimens />
        <FieldSpecimens />
        <ChoiceSpecimens />
        <MessageSpecimens />
        <WaitingSpecimens />
        <OverlaySpecimens />
        <TableSpecimens />
        <DrawingSpecimens />
      </div>
    </PageBody>
  )
}
