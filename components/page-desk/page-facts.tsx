import type { ReactNode } from 'react'
import { TouchLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { noOwner } from '@/lib/domain/members/copy'
import type { PageDeskView } from '@/lib/domain/page-desk/schema'
import { reportContentPath } from '@/lib/domain/reports/paths'
import { formatDate } from '@/lib/shared/danish-time'

export function PageFacts({ page }: { page: PageDeskView }) {
  const { id, hiddenReason, slug, owner, createdAt, publishedOn, formerSlugs, counts, isOpen } = page
  return (
    <dl className="max-w-measure divide-y divide-border">
      <Fact name="Adresse">
        <TouchLink href={`/memorial/${slug}`} prefetch={false}>
          /memorial/{slug}
        </TouchLink>
        {!isOpen && <span className="text-muted-foreground">Siden er lukket for andre end familien og os.</span>}
      </Fact>
      {formerSlugs.length > 0 && <Fact name="Før">{formerSlugs.join(', ')}</Fact>}
      <Fact name="Ejer">
        {owner ? (
          <TouchLink href={accountPath(owner.id)} prefetch={false}>
            {owner.fullName}
          </TouchLink>
        ) : (
          noOwner
        )}
      </Fact>
      <Fact name="Lavet">{formatDate(new Date(createdAt))}</Fact>
      <Fact name="Vist første gang">{publishedOn ?? 'Ikke endnu'}</Fact>
      <Fact name="Indhold">{contentText(counts)}</Fact>
      <Fact name="Skjul">
        {hiddenReason ? (
          <>
            <span>Skjult af os: {hiddenReason}</span>
            <TouchLink href="/admin/support/hidden">Alt, hvad der er skjult</TouchLink>
          </>
        ) : (
          <TouchLink href={reportContentPath(id)} prefetch={false}>
            Skjul siden eller noget på den
          </TouchLink>
        )}
      </Fact>
    </dl>
  )
}

function contentText({ media, approved, pending }: PageDeskView['counts']): string {
  const format = (count: number) => count.toLocaleString('da-DK')
  const waiting = pending > 0 ? `, og ${format(pending)}, der venter` : ''
  return `${format(media)} ${media === 1 ? 'billede, film eller optagelse' : 'billeder, film og optagelser'}, ${format(approved)} bidrag${waiting}`
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 py-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="min-h-touch min-w-0 content-center space-x-3 wrap-anywhere">{children}</dd>
    </div>
  )
}
