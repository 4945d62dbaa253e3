import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openPageConsole, PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import { StonePhotos } from '@/components/stones/stone-photos'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { newOrderPath } from '@/lib/domain/shop-orders/paths'
import { stonePhotosName } from '@/lib/domain/stones/copy'
import { reportPath, stonePath } from '@/lib/domain/stones/paths'
import { listStonesOfPage } from '@/lib/domain/stones/queries'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Stenen', robots: { index: false } }

export default async function StonePage({ params, searchParams }: PageProps<'id'>) {
  const query = await searchParams
  const { actor, page } = await openPageConsole(params, 'stone')
  if (!canEditMemorial(actor, page.subject)) notFound()
  const { slug, subject } = page
  const [stones, refused] = await Promise.all([
    listStonesOfPage(actor, { id: subject.id }),
    findDraft(stonePhotosName, query),
  ])
  return (
    <PageConsole
      page={page}
      current="stone"
      intro="Tag et billede af stenen nu og da. Vi læser koden på det og gemmer, hvor tydelig den er, så du kan følge den gennem årene."
    >
      {stones.length === 0 && (
        <EmptyState
          title="Siden er ikke knyttet til en sten endnu"
          text="Når koden på stenen fører til siden, kan du følge den her."
        />
      )}
      {stones.map((stone) => (
        <section key={stone.code} aria-labelledby={`sten-${stone.code}`} className="mb-16">
          <h2 id={`sten-${stone.code}`} className="mb-6 text-2xl">
            Stenen med koden {stone.formattedCode}
          </h2>
          <StonePhotos
            stone={stone}
            back={stonePath(slug)}
            answer={textParam(query, 'billede')}
            refusal={refused?.message}
          />
          <p className="mt-8">
            <TextLink href={reportPath(stone.code)}>Fortæl os, hvis koden er forkert eller dækket</TextLink>
          </p>
        </section>
      ))}
      <p className="text-muted-foreground">
        <TextLink href={newOrderPath({ side: slug })}>Bestil en plade eller en kode mere</TextLink>
      </p>
    </PageConsole>
  )
}
