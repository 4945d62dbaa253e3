import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ButtonSpecimens } from '@/components/internal/button-specimens'
import { DrawingSpecimens } from '@/components/internal/drawing-specimens'
import { ChoiceSpecimens, FieldSpecimens } from '@/components/internal/field-specimens'
import { MessageSpecimens, WaitingSpecimens } from '@/components/internal/message-specimens'
import { OverlaySpecimens } from '@/components/internal/overlay-specimens'
import { TableSpecimens } from '@/components/internal/table-specimens'
import { Colours, TypeScale } from '@/components/internal/type-and-colours'
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
